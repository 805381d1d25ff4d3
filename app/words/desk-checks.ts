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
  'no-sources': () => 'No source is named. Say what the figures rest on.',
}

/** The sentence for a reason; one without words of its own is told by its name, so that nothing is hidden. */
export const checkText = (reason: string, facts: Facts = {}): string =>
  sentences[reason]?.(facts) ?? `This cannot go out so (${reason}).`
