import { pilgrims } from '#features/enquiries/enquiry-choices.ts'

/** The form of the written quote for a group, with its number filled in where the form takes it. */
export const parishQuote = (travellers: number): string =>
  travellers >= pilgrims.least && travellers <= pilgrims.most ? `/parish-quote?pilgrims=${travellers}` : '/parish-quote'
