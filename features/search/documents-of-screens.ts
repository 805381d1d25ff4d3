import type { DocumentHrefs, ScreenId, SearchDocument } from './document.ts'

/** The pages that staff do not write and that visitors look for, with the words that they use. */
const screens: readonly (Pick<SearchDocument, 'title' | 'sentence' | 'names' | 'about'> & { id: ScreenId })[] = [
  {
    id: 'payment-methods',
    title: 'Payment methods',
    sentence: 'How a booking is paid, how long we hold it, deposit and balance.',
    names: ['How to pay', 'Mobile money', 'Bank transfer', 'Pay by card', 'Moyens de paiement', 'Comment payer', 'Kwishyura'],
    about: [
      'MTN MoMo',
      'Airtel Money',
      'Visa',
      'Mastercard',
      'deposit',
      'balance',
      'instalments',
      'francs',
      'dollars',
      'paiement',
    ],
  },
  {
    id: 'departures',
    title: 'Departures',
    sentence: 'Scheduled departures by month, with seats left and prices.',
    names: ['Dates', 'Calendar of departures', 'Departs'],
    about: ['timetable', 'seats', 'guaranteed departures', 'group tours', 'join a group'],
  },
  {
    id: 'contact',
    title: 'Contact',
    sentence: 'Write, call or visit us; our hours in Kigali time.',
    names: ['Contact us', 'Phone', 'WhatsApp', 'Email'],
    about: ['telephone', 'office', 'address', 'opening hours', 'call'],
  },
  {
    id: 'tailor-made',
    title: 'Tailor-made journeys',
    sentence: 'Tell us what you would like, and we answer with days and a price.',
    names: ['Private trip', 'Tailor made', 'Custom trip', 'Sur mesure'],
    about: ['bespoke', 'family', 'honeymoon', 'own dates'],
  },
  {
    id: 'parish-quote',
    title: 'A quote for a parish or group',
    sentence: 'A price for a pilgrim group, with free places for leaders.',
    names: ['Group quote', 'Parish quote'],
    about: ['parish', 'diocese', 'pilgrim group', 'paroisse', 'leaders'],
  },
]

export function documentsOfScreens(hrefs: Pick<DocumentHrefs, 'screen'>): SearchDocument[] {
  return screens.map(({ id, ...one }) => {
    const href = hrefs.screen(id)
    // A page that staff write may have the same slug: the address, not the slug, is unique.
    return { kind: 'page', part: 'know', ...one, id: href, href, body: '', countries: [], weight: 0.9 }
  })
}
