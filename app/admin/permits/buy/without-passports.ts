import type { BuyBooks } from '#features/travellers/permits/load-permits-to-buy.server.ts'

/** The same for somebody who may not read passports: names as in the booking, and of a passport only a last day that stops a purchase. */
export const withoutPassports = (books: BuyBooks): BuyBooks => ({
  ...books,
  needs: books.needs.map((need) => {
    const passportExpiresOn = (need.isExpired && need.papers?.passportExpiresOn) || null
    const papers = need.papers && {
      ...need.papers,
      passportName: null,
      nationality: null,
      bornOn: null,
      passportExpiresOn,
      evidence: null,
    }
    return { ...need, papers }
  }),
})
