/** What files of messages begin with: 'messages:panel' has those of the part 'panel'. */
const prefix = 'messages:'

/** The id of a part's file, which is the kind of its texts too. */
export const kindOfPart = (part: string): string => prefix + part

/** The part of a kind; undefined for a kind of contents. */
export const partOfKind = (kind: string): string | undefined => (kind.startsWith(prefix) ? kind.slice(prefix.length) : undefined)

/** A path as the id of its unit, in which XML allows letters, figures, points and dashes: 'kinds.guest_20_house'. */
export const unitIdOf = (path: string): string =>
  path.replace(/[^A-Za-z0-9.-]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)

/** The path of such an id. */
export const pathOfUnitId = (id: string): string =>
  id.replace(/_([\da-f]{1,6})_/gu, (whole, hex: string) => {
    const point = Number.parseInt(hex, 16)
    return point > 0x10ffff ? whole : String.fromCodePoint(point)
  })
