/** What the fields of an editor say. */
export const rowsFieldWords = {
  row: (one: string) => (number: number) => `${one} ${number}`,
  add: (one: string) => `Add: ${one.toLowerCase()}`,
} as const

export const pickManyWords = {
  add: 'Add one',
  choose: 'Choose one to add',
  remove: (name: string) => `Remove ${name}`,
  none: 'None chosen.',
} as const
