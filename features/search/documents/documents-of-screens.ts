import type { DocumentHrefs, ScreenId, SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'

/** The pages that staff do not write and that visitors look for, with the words that they use. */
const screens: readonly (Pick<SearchDocument, 'names' | 'about'> & { id: ScreenId })[] = [
  {
    id: 'payment-methods',
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
    names: ['Dates', 'Calendar of departures', 'Departs'],
    about: ['timetable', 'seats', 'guaranteed departures', 'group tours', 'join a group'],
  },
  {
    id: 'contact',
    names: ['Contact us', 'Phone', 'WhatsApp', 'Email'],
    about: ['telephone', 'office', 'address', 'opening hours', 'call'],
  },
  {
    id: 'tailor-made',
    names: ['Private trip', 'Tailor made', 'Custom trip', 'Sur mesure'],
    about: ['bespoke', 'family', 'honeymoon', 'own dates'],
  },
  {
    id: 'parish-quote',
    names: ['Group quote', 'Parish quote'],
    about: ['parish', 'diocese', 'pilgrim group', 'paroisse', 'leaders'],
  },
]

export function documentsOfScreens(hrefs: Pick<DocumentHrefs, 'screen'>, words: DocumentWords): SearchDocument[] {
  return screens.map(({ id, ...one }) => {
    const href = hrefs.screen(id)
    // A page that staff write may have the same slug: the address, not the slug, is unique.
    return { kind: 'page', part: 'know', ...words.screens[id], ...one, id: href, href, body: '', countries: [], weight: 0.9 }
  })
}
