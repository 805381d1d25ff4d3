/** `paid`: an authority was paid twice or too much, and owes it to us; `back`: what it owes came back. */
export const creditEvents = ['paid', 'back'] as const
export type CreditEvent = (typeof creditEvents)[number]
