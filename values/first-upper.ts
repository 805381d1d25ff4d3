/** A text as the beginning of a sentence: its first letter large, the rest as it is. */
export const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
