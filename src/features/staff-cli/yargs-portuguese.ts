/**
 * What the argument parser says, in Portuguese. Its own translation lacks some sentences, and others are no good; the
 * keys are its English ones (yargs/locales/en.json).
 */
export const portuguese = {
  'Commands:': 'Comandos:',
  'Options:': 'Opções:',
  'Positionals:': 'Argumentos:',
  'Examples:': 'Exemplos:',
  boolean: 'sem valor',
  string: 'texto',
  required: 'obrigatório',
  default: 'padrão',
  'default:': 'padrão:',
  'choices:': 'aceita:',
  'aliases:': 'também:',
  command: 'comando',
  'Show help': 'Mostra esta ajuda',
  'Not enough non-option arguments: got %s, need at least %s': {
    one: 'Faltam argumentos: há %s, e é preciso pelo menos %s.',
    other: 'Faltam argumentos: há %s, e é preciso pelo menos %s.',
  },
  'Too many non-option arguments: got %s, maximum of %s': {
    one: 'Há argumentos demais: %s, e o máximo é %s.',
    other: 'Há argumentos demais: %s, e o máximo é %s.',
  },
  'Missing required argument: %s': {
    one: 'Falta a opção obrigatória: --%s.',
    other: 'Faltam opções obrigatórias: --%s.',
  },
  'Missing argument value: %s': { one: 'Falta o valor de: %s.', other: 'Faltam os valores de: %s.' },
  'Unknown argument: %s': {
    one: 'Comando ou opção que não existe: %s.',
    other: 'Comandos ou opções que não existem: %s.',
  },
  'Invalid values:': 'Valor inválido',
  'Argument: %s, Given: %s, Choices: %s': '--%s não aceita %s; aceita %s.',
  'Arguments %s and %s are mutually exclusive': 'Use --%s ou --%s, não as duas.',
  'Not enough arguments following: %s': 'Falta o valor de --%s.',
} as const;
