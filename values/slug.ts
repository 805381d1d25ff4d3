const folded: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

/**
 * A text as it is compared, not shown: letters without accents, in lower case, & as a word. Search folds
 * texts and questions by this one function.
 */
export function fold(text: string): string {
  // Marks and shapes come off first: what is left of 'Ǿ' is an 'ø', which has no other way into ASCII than the table.
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı&]/g, (letter) => folded[letter] ?? letter)
}

/** A title as an address: folded to ASCII, lower case, words joined by hyphens, at most 80 characters, never empty. */
export function slugOf(title: string): string {
  const slug = fold(title)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'untitled'
}
