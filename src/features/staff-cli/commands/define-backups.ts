import type { Argv } from 'yargs';
import { Refusal } from '#features/staff-cli/terminal/context.ts';
import { backup } from './backup.ts';
import type { Choose } from './choose.ts';
import { restore } from './restore.ts';

const file = { type: 'string', demandOption: true } as const;

/** Describes `backup` and `restore` to the parser. */
export function defineBackups(parser: Argv, choose: Choose): Argv {
  return parser
    .command(
      'backup <arquivo>',
      'Copia o banco, com o servidor no ar',
      (command) => command.positional('arquivo', { ...file, describe: 'que ainda não existe' }),
      ({ arquivo }) => choose((context) => backup(context, arquivo)),
    )
    .command(
      'restore <arquivo>',
      'Traz uma cópia para um banco vazio, com o servidor parado, e apaga de novo quem foi apagado depois dela',
      (command) =>
        command
          .positional('arquivo', { ...file, describe: 'que backup fez' })
          .option('marks', {
            type: 'string',
            requiresArg: true,
            describe:
              'marcas de quem foi apagado: arquivo de erase --save, ou pasta ou endereço do banco anterior',
          })
          .option('no-marks', { type: 'boolean', describe: 'ninguém foi apagado depois da cópia' }),
      (args) => {
        if ((args.marks === undefined) !== (args['no-marks'] === true)) {
          throw new Refusal(
            'Diga --marks ARQUIVO com as marcas de quem foi apagado, ou --no-marks se não há.',
          );
        }
        choose((context) => restore(context, args.arquivo, args.marks));
      },
    );
}
