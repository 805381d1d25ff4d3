import type { RowFault } from '#features/departures/series/read-import.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { importAdminWords } from '../../words/admin/departures/departure-import.ts'

/** What is wrong in a line of an imported table. */
export function rowFault(read: ReadWords, fault: RowFault): string {
  const words = read(importAdminWords).faults
  switch (fault.reason) {
    case 'package-unknown':
      return words['package-unknown']({ value: fault.value })
    case 'day-wrong':
      return words['day-wrong']({ value: fault.value })
    case 'comfort-wrong':
      return words['comfort-wrong']({ value: fault.value })
    case 'seats-wrong':
      return words['seats-wrong']({ value: fault.value })
    case 'minimum-wrong':
      return words['minimum-wrong']({ value: fault.value })
    case 'cut-off-wrong':
      return words['cut-off-wrong']({ value: fault.value })
    case 'yes-or-no':
      return words['yes-or-no']({ value: fault.value })
    case 'guide-unknown':
      return words['guide-unknown']({ value: fault.value })
    case 'car-unknown':
      return words['car-unknown']({ value: fault.value })
    case 'note-too-long':
      return words['note-too-long']
  }
}
