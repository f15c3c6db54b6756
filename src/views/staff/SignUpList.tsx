import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { staffFrame, staffViews } from '#content/staff/pages.ts';
import { signUpsPage as words } from '#content/staff/sign-ups.ts';
import { filterQuery, signUpPath, type TypedFilter } from '#features/waitlist/staff/filter.ts';
import { answerIn, attendanceLabel, cargoLabel } from '#features/waitlist/staff/labels.ts';
import { type ExportedSignUp, mostCounted, type SignUpPage } from '#features/waitlist/staff/list.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { AttendanceMark } from './SignUpView.tsx';
import { More, Pager, Ways } from './StaffFrame.tsx';

const { columns: titles } = words;

const answer = (row: ExportedSignUp, column: Parameters<typeof answerIn>[1]): string =>
  answerIn(row, column, formatShortDayAndTime) ?? staffFrame.none;

const columnsOf = (filter: TypedFilter['values']): readonly RegisterColumn<ExportedSignUp>[] => [
  {
    label: titles.person,
    kind: 'head',
    cell: ({ id, nome, email }) => (
      <>
        <TextLink href={signUpPath(id, filter)}>
          <bdi>{nome}</bdi>
        </TextLink>
        <More>{email}</More>
      </>
    ),
  },
  {
    label: titles.company,
    cell: ({ empresa, cargo }) => (
      <>
        <bdi>{empresa}</bdi>
        <More>{cargoLabel(cargo)}</More>
      </>
    ),
  },
  {
    label: titles.portal,
    cell: (row) => (row.portal_name === null ? answer(row, 'has_news_portal') : <bdi>{row.portal_name}</bdi>),
  },
  { label: titles.size, cell: (row) => answer(row, 'company_size') },
  {
    label: titles.list,
    cell: (row) => (
      <>
        {answer(row, 'list')}
        <More>{answer(row, 'source')}</More>
        {row.utm_campaign === null ? null : <More>{row.utm_campaign}</More>}
      </>
    ),
  },
  {
    label: titles.when,
    kind: 'number',
    cell: ({ created_at }) => <When moment={created_at} />,
  },
  {
    label: titles.state,
    cell: ({ attendance }) => (
      <span className="marked">
        <AttendanceMark attendance={attendance} />
        {attendanceLabel(attendance)}
      </span>
    ),
  },
];

/** A page of the sign-ups, and the ways to export all that fit the filter. */
export function SignUpList({
  page: { rows, newer, older, many, isFirst },
  typed: { values, order },
}: {
  readonly page: SignUpPage;
  readonly typed: TypedFilter;
}) {
  const { path, label } = staffViews.signUps;
  const isOn = Object.keys(values).length > 0;
  const pageAt = (edge: 'antes' | 'depois', id: number | undefined) =>
    id === undefined ? undefined : `${path}${filterQuery(values, { [edge]: id })}`;
  const exportAs = (format: Readonly<Record<string, string>>) =>
    `${path}/exportar${filterQuery(values, format)}`;
  if (rows.length === 0 && newer === undefined) {
    return isFirst ? (
      <p className="type-body staff-ruled">{isOn ? words.noneFound : words.none}</p>
    ) : (
      <p className="type-body staff-ruled">
        {words.noneHere} <TextLink href={`${path}${filterQuery(values)}`}>{words.newest}</TextLink>
      </p>
    );
  }
  return (
    <>
      {many === undefined ? null : (
        <p>
          <strong>{many > mostCounted ? words.foundMore(mostCounted) : words.found(many)}</strong>
        </p>
      )}
      <RegisterTable caption={label} columns={columnsOf(values)} rows={rows} />
      <Pager newer={pageAt('depois', newer)} older={pageAt('antes', older)} isByDate={order === 'date'} />
      <Ways
        isFiles
        label={words.exports.label}
        links={[
          [exportAs({ formato: 'csv', separador: ';' }), words.exports.excel],
          [exportAs({ formato: 'csv', separador: ',' }), words.exports.comma],
          [exportAs({ formato: 'json' }), words.exports.json],
        ]}
      />
    </>
  );
}

/** Day, and time below it where the column is narrow. */
function When({ moment }: { readonly moment: string }) {
  const [day, time] = formatShortDayAndTime(moment).split(', ');
  return (
    <time dateTime={moment}>
      {day} <small>{time}</small>
    </time>
  );
}
