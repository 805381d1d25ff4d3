import { departureStep, type FirstStep, pricedAt } from './first-steps.ts'

/** A visitor without a browser: posts forms as one without JavaScript would, and follows nothing by itself. */
export function visitor(url: string) {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { Origin: url },
    })
  /** Presses the last button of the steps, agreeing to the price and the terms that the page shows. */
  const pay = async (path: string, method: string) => {
    const page = await (await fetch(url + path)).text()
    const agreedTotalMinor = /name="agreedTotalMinor" value="(\d+)"/.exec(page)?.[1] ?? ''
    const agreedTerms = /name="agreedTerms" value="([^"]+)"/.exec(page)?.[1] ?? ''
    return () => post(path, { method, terms: 'on', agreedTerms, agreedTotalMinor })
  }
  return { post, pay }
}

const contactFields = { name: 'Marit Elise Solheim', email: 'marit@example.no', phone: '+47 900 00 000' }

const firstNames = ['Marit Elise', 'Jonas', 'Ingrid', 'Anders', 'Solveig', 'Henrik', 'Astrid', 'Lars']

/** The fields of the travellers' step for adults from abroad. */
function travellerFields(count: number): Record<string, string> {
  const each = Array.from({ length: count }, (_, index) => ({
    [`travellers[${index}].firstNames`]: firstNames[index % firstNames.length] ?? '',
    [`travellers[${index}].familyName`]: 'Solheim',
    [`travellers[${index}].bornOn`]: '1988-11-03',
    [`travellers[${index}].residency`]: 'foreign',
  }))
  return Object.assign({ email: 'marit@example.no', phone: '+47 900 00 000' }, ...each)
}

/**
 * Answers every step but the last and returns the address of the last one. `named` travellers are named, none where only the
 * contact is needed. Fails where a step does not lead on.
 */
export async function draftOf(url: string, first: FirstStep, named: number): Promise<string> {
  const { post } = visitor(url)
  const travellers = await onward(post(pricedAt(first), first.fields))
  const extras = await onward(post(travellers, named > 0 ? travellerFields(named) : contactFields))
  return onward(post(extras, { comfort: first.fields.comfort ?? 'lodge', singleRooms: '0', message: '' }))
}

/** The same for seats on a departure, all of them named. */
export const draftToPayment = (url: string, departure: string, count: number): Promise<string> =>
  draftOf(url, departureStep(departure, count), count)

/** Holds the order of a first step, paying by bank transfer. Returns the address of the booking's own page, with its key. */
export const hold = async (url: string, first: FirstStep, named: number): Promise<string> =>
  onward((await visitor(url).pay(await draftOf(url, first, named), 'bank-transfer'))())

async function onward(response: Promise<Response>): Promise<string> {
  const { status, headers } = await response
  const location = headers.get('location')
  if (status < 300 || status > 399 || !location) throw new Error(`The step answered ${status}`)
  return location
}
