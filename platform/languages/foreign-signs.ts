/** Marks that turn the direction of writing: they could show a text in another order than it is stored. */
export const hasDirectionMark = (text: string): boolean => /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text)

/** Halves of a pair and what stands for no character: they come out of broken programs, never out of a keyboard. */
export const hasControlSign = (text: string): boolean => /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text)

/** Tags and references of HTML, which programs leave behind, as they are written. */
export const htmlIn = (text: string): string[] => text.match(/<[/!?]?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\]\]>/giu) ?? []
