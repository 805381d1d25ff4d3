import { amountFields, scopeFields } from './rate-fields.ts'

/** The columns of a sheet of rates, imported and exported. */
export const sheetColumns = [
  'kind',
  'supplier',
  'contract',
  'service',
  'board',
  'basis',
  ...scopeFields,
  ...amountFields,
  'children',
  'label',
  'per',
  'compulsory',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** What a line of a sheet can be. */
export const lineKinds = ['rate', 'supplement', 'closed'] as const
export type LineKind = (typeof lineKinds)[number]

/** Columns that a sheet has to have; a sheet of one contract need not name it. */
export const neededSheetColumns = (ofOne: boolean): readonly SheetColumn[] =>
  ofOne ? ['service', 'from', 'to', 'amount'] : ['supplier', 'contract', 'service', 'from', 'to', 'amount']
