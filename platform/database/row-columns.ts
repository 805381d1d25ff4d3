/** The column of a field: `amountMinor` is amount_minor. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type ColumnOf<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : ''

/** The columns of a table whose row holds these fields. */
export type ColumnsOf<Fields> = { [Field in keyof Fields & string as ColumnOf<Field>]: Fields[Field] }
