import { type IncomeDay, incomeDays } from '#features/reports/income.ts'

/** By which day an address divides the income: the first travel day unless it says that of the booking. */
export const incomeDayOf = (params: URLSearchParams): IncomeDay => incomeDays.find((day) => day === params.get('by')) ?? 'travel'
