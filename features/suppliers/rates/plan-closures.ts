import type { Closure } from '../service-book.ts'

/** A closure as a sheet wants it, by the number of its line. */
export type WantedClosure = { row: number; supplierId: number; closure: Omit<Closure, 'id'> }

type ClosureFault = { reason: 'closure-twice'; row: number } | { reason: 'closure-overlaps'; closure: Closure }

export type PlannedClosure = WantedClosure & { effect: 'new' | 'same'; fault: ClosureFault | undefined }

type Days = Omit<Closure, 'id' | 'reason'>
const shareDays = (one: Days, other: Days) => one.serviceId === other.serviceId && one.from <= other.to && other.from <= one.to

/** What the closures of a sheet would do. At fault: one that shares a day with another of its service, and is not that one. */
export const planClosures = (wanted: readonly WantedClosure[], stored: readonly Closure[]): PlannedClosure[] =>
  wanted.map((line) => {
    const { closure } = line
    const twin = wanted.find((other) => other !== line && shareDays(other.closure, closure))
    const met = stored.find((one) => shareDays(one, closure))
    const isSame = met?.from === closure.from && met.to === closure.to && met.reason === closure.reason
    const fault: ClosureFault | undefined = twin
      ? { reason: 'closure-twice', row: twin.row }
      : met && !isSame
        ? { reason: 'closure-overlaps', closure: met }
        : undefined
    return { ...line, effect: isSame ? 'same' : 'new', fault }
  })
