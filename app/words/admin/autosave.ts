/** What the admin area says of words that are typed and not sent. */
export const autosaveWords = {
  kept: 'Kept until you send it. Nobody else sees it.',
  failed: 'Not kept: the server did not answer. Send it or copy it before you leave this page.',
  began: (when: string) => `You began this ${when}, and it was kept for you. Empty the text to begin anew.`,
} as const
