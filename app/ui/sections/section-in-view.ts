/** `top`: the pixels from the line at which a section is read to its top, negative once it is above. */
type Section = { id: string; top: number }

/**
 * Of sections in the order of their page the one that is read: the last whose top has reached the line, none above the first.
 * `atEnd`: at the end of a page the section that its address names, which may be too low to reach the line.
 */
export const sectionInView = (sections: readonly Section[], atEnd?: string): string | undefined =>
  sections.findLast(({ id, top }) => top <= 0 || id === atEnd)?.id
