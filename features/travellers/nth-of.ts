/**
 * Which traveller of a party one is, from 1 in the order of their positions. A position is an id: it stays while others leave, and nobody
 * else gets it, so who joined last of 31 may have position 33.
 */
export const nthOf = (party: readonly { position: number }[], position: number): number =>
  Math.max(1, party.filter((one) => one.position <= position).length)
