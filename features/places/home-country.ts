/** The country of the operator, by id: its VAT is ours, and its vehicles need no yellow card there. */
export const homeCountry = 'rwanda'
