/** What the drawing of a country or a park shows; undefined for one that has none of its own. */
export const captionOf = (captions: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(captions, id) ? captions[id] : undefined
