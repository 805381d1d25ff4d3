import { mostTravellers } from '#features/enquiries/enquiry-choices.ts'

/** The values of the form before anything was typed, from its address; a value that makes no sense is dropped. */
export function tailorMadeBegins(
  params: URLSearchParams,
  about: string | undefined,
  months: readonly string[],
): Record<string, string> {
  const travellers = params.get('travellers') ?? ''
  const month = params.get('month') ?? ''
  const counted = /^\d{1,2}$/.test(travellers) && Number(travellers) >= 1 && Number(travellers) <= mostTravellers
  return {
    about: about ?? '',
    travellers: counted ? String(Number(travellers)) : '2',
    month: months.includes(month) ? month : '',
    comfort: about === 'luxury' ? 'luxury' : '',
  }
}
