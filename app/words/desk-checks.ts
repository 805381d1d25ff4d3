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
  'departure-without-price': ({ day, comfort }) => `The departure of ${day} has no price for ${comfort} any more.`,
  'fee-twice': () => 'This fee stands here twice for the same day. Raise the quantity instead.',
  'group-upside-down': () => 'The largest group is smaller than the smallest.',
  'not-sold-without-notice': () => 'It is not on sale. Say why in the notice.',
  'price-not-read': ({ comfort, season, group, text }) =>
    `${comfort}, ${season} season, ${group ? `group of ${group}` : 'a group without a size'}: “${text}” is no price, or has no group.`,
  'group-not-read': ({ comfort, season, group }) =>
    `${comfort}, ${season} season: ${group} travellers are no group that is sold. Write a size from 1 to 60.`,
  'photo-not-shown': () => 'This photograph cannot be shown: it is gone, or its description is not written yet. See Pictures.',
  'nobody-checked': () => 'No source is named, so the page says that nobody has checked it.',
  'fleet-below-taken': ({ taken, day, days }) =>
    `${taken} of them are taken on ${day}${Number(days) > 1 ? `, and too many on ${Number(days) - 1} more days` : ''}. There cannot be fewer.`,
  'lane-without-rates': () => 'It has no rates, so no estimate is shown.',
  'share-or-amount': () => 'Say either a share or an amount, not both.',
  'code-taken': () => 'Another code has these letters already.',
  'no-such-place-here': () => 'No place in the list above or in the catalogue has this name.',
  'upside-down': () => 'This is less than the one before it.',
  'closed-without-why': () => 'It is not sold. Say why, and what would have to change.',
  'child-half-said': () => 'Say both ages and the amount, or leave all three empty.',
  'quote-without-name': () => 'A quotation does not say who said it. Write the name below it.',
  'table-without-caption': () => 'A table does not say what it shows. Write it above the table.',
  'picture-without-caption': () => 'A picture has no caption. Change the picture and write one.',
  'no-screen': () => 'The site has no screen for this. Begin it among your own pages.',
  'terms-kept': () => 'This version is or was in force. It stays as it is: begin a new version.',
  'terms-too-early': ({ day }) => `The version in force began on ${day}. Choose a later day.`,
  'anchor-gone': ({ id }) => `The section #${id} is gone. Links to it lead to the top of the page.`,
  'picture-gone': () => 'This picture is not in the library any more. Take it out or choose another.',
  'picture-without-words': () => 'Nobody has written what this picture shows. Write it in the library first.',
  'no-sources': () => 'No source is named. Say what the figures rest on.',
  'address-fixed': ({ address }) => `Bookings and journeys know this house as ${address}. Its address stays so.`,
  'lets-no-rooms': () => 'It lets no rooms by themselves. It can be named in journeys, and nobody can book a night.',
  'not-on-the-map': () => 'Without both coordinates it is not on the map.',
  'kind-without-a-filter': () =>
    'Visitors choose among hotels, lodges, camps and guest houses. End the kind with one of these words.',
  'room-twice': ({ room }) => `${room} stands here twice.`,
  'guests-below-beds': ({ room }) => `${room}: fewer guests than its own beds.`,
  'many-guests': ({ room }) => `${room}: more than twice as many guests as beds.`,
  'none-of-this-room': ({ room }) => `${room}: there is none of it, so nobody can book it.`,
  'room-without-rate': ({ room, board }) => `${room} has no rate for ${board}, the house’s own board.`,
  'season-without-rate': ({ room, board, season }) => `${room}, ${board}: the ${season} season has no rate.`,
  'high-below-low': ({ room, board }) => `${room}, ${board}: the high season is cheaper than the low one.`,
  'ages-out-of-order': () => 'The ages of children go up: free, then a part, then like an adult.',
  'room-still-taken': ({ room, day, taken, days }) =>
    `${room} cannot go: ${taken} held or sold on ${day}${Number(days) > 1 ? `, and on ${Number(days) - 1} more nights` : ''}.`,
  'count-below-taken': ({ room, day, taken, days }) =>
    `${room}: ${taken} are held or sold on ${day}${Number(days) > 1 ? `, and too many on ${Number(days) - 1} more nights` : ''}.`,
  'seasons-overlap': ({ other }) => `It shares days with season ${other}. Let each day stand in one.`,
  'season-all-year': () => 'It is the whole year, so no day is left for the low season.',
}

/** The sentence for a reason; one without words of its own is told by its name, so that nothing is hidden. */
export const checkText = (reason: string, facts: Facts = {}): string =>
  sentences[reason]?.(facts) ?? `This cannot go out so (${reason}).`
