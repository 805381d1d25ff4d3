import type { ServiceFacts } from '#features/suppliers/supplier-service.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { supplierWords } from '../../words/admin/suppliers/supplier.ts'

/** What a service is, in one line: 'Stay, per person and night, full board, 2 beds, at most 3 guests'. */
export function serviceFactsText(
  read: ReadWords,
  { kind, basis, board, beds, mostGuests, seats, minimumAge }: ServiceFacts,
): string {
  const words = read(supplierWords).services
  return [
    words.kinds[kind],
    words.bases[basis],
    board && read(hotelAdminWords).boards[board],
    beds !== null && mostGuests !== null && words.beds({ beds, most: mostGuests }),
    seats !== null && words.seats({ seats }),
    minimumAge > 0 && words.fromAge({ age: minimumAge }),
  ]
    .filter(Boolean)
    .join(', ')
}
