import type { ServiceFacts } from '#features/suppliers/supplier-service.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { supplierWords } from '../../words/admin/suppliers/supplier.ts'

const words = supplierWords.services

/** What a service is, in one line: 'Stay, per person and night, full board, 2 beds, at most 3 guests'. */
export const serviceFactsText = ({ kind, basis, board, beds, mostGuests, seats, minimumAge }: ServiceFacts): string =>
  [
    words.kinds[kind],
    words.bases[basis],
    board && hotelAdminWords.boards[board],
    beds !== null && mostGuests !== null && words.beds(beds, mostGuests),
    seats !== null && words.seats(seats),
    minimumAge > 0 && words.fromAge(minimumAge),
  ]
    .filter(Boolean)
    .join(', ')
