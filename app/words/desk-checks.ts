type Facts = Record<string, string | number>

/** What stands against publishing, or should be known, by its reason. A kind's own reasons are added at the end. */
const sentences: Record<string, (facts: Facts) => string> = {
  missing: () => 'This is still empty.',
  'too-short': ({ least }) => `This needs at least ${least} characters.`,
  'too-long': ({ most }) => `This is too long. ${most} characters fit.`,
  'too-few': ({ least }) => (least === 1 ? 'At least one belongs here.' : `At least ${least} belong here.`),
  'too-many': ({ most }) => `${most} at most.`,
  'too-small': ({ least }) => `It cannot be less than ${least}.`,
  'too-big': ({ most }) => `It cannot be more than ${most}.`,
  'not-valid': () => 'This cannot be read. Write it another way.',
  'slug-taken': () => 'Another page has this address already. Change it.',
  'is-short': () => 'The text is very short.',
  'not-a-day': () => 'This is no day of the year. Write it as month and day.',
  'not-in-catalogue': ({ id }) => `${id} is not in the catalogue.`,
  'no-price': () => 'It is on sale and has no price.',
  'comfort-not-described': ({ comfort }) => `There are prices for ${comfort}, and no words on how one sleeps there.`,
  'season-without-price': ({ comfort, season }) => `${comfort}: the ${season} season has no price.`,
  'group-without-price': ({ comfort, season, from, group }) =>
    `${comfort}, ${season} season: prices begin at ${from} travellers, and the smallest group is ${group}.`,
  'begins-elsewhere': () => 'This day begins in another place than the last one ended.',
  'no-night': () => 'Nothing says where this night is spent.',
  'beyond-the-last-day': ({ days }) => `It has ${days} days. Choose one of them.`,
  'fee-twice': () => 'This fee stands here twice for the same day. Raise the quantity instead.',
  'group-upside-down': () => 'The largest group is smaller than the smallest.',
  'not-sold-without-notice': () => 'It is not on sale. Say why in the notice.',
  'price-not-read': ({ comfort, season, group, text }) =>
    `${comfort}, ${season} season, ${group ? `group of ${group}` : 'a group without a size'}: “${text}” is no price, or has no group.`,
  'group-not-read': ({ comfort, season, group }) =>
    `${comfort}, ${season} season: ${group} travellers are no group that is sold. Write a size from 1 to 60.`,
  'picture-gone': () => 'This picture is not in the library any more. Take it out or choose another.',
  'picture-without-words': () => 'Nobody has written what this picture shows. Write it in the library first.',
  'no-sources': () => 'No source is named. Say what the figures rest on.',
}

/** The sentence for a reason; one without words of its own is told by its name, so that nothing is hidden. */
export const checkText = (reason: string, facts: Facts = {}): string =>
  sentences[reason]?.(facts) ?? `This cannot go out so (${reason}).`
