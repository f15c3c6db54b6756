import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { consentProof as words } from '#content/staff/proof.ts';
import type { Proof } from '#features/consent/staff/proof.ts';
import { Facts } from './Facts.tsx';
import { StaffSection } from './StaffFrame.tsx';

/** Path of the page that leads from a receipt, or the version of a text, to what was shown. */
export const proofPath = '/equipe/recibos';

/** The field for a receipt or a version, and what it leads to. */
export function ProofView({
  code,
  proof,
}: {
  /** What was typed; empty before. */
  readonly code: string;
  readonly proof: Proof | undefined;
}) {
  return (
    <>
      <form action={proofPath}>
        <TextField
          name="codigo"
          label={words.code}
          autoComplete="off"
          spellCheck={false}
          maxLength={36}
          defaultValue={code}
          error={code !== '' && proof === undefined ? words.unknown : undefined}
        />
        <div className="actions">
          <Button type="submit" size="sm">
            {words.submit}
          </Button>
        </div>
      </form>
      {proof && proof.facts.length > 0 ? (
        <StaffSection id="decisao" title={words.decision}>
          <Facts facts={proof.facts} />
        </StaffSection>
      ) : null}
      {proof ? (
        <StaffSection id="texto" title={words.text}>
          {(proof.text ?? words.noText)
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line, index) => (
              <p className="type-small" key={index}>
                {line}
              </p>
            ))}
        </StaffSection>
      ) : null}
    </>
  );
}
