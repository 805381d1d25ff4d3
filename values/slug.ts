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

/** A title as an address: folded to ASCII, lower case, words joined by hyphens, at most 80 characters, never empty. */
export function slugOf(title: string): string {
  // Marks and shapes come off first: what is left of 'Ǿ' is an 'ø', which has no other way into ASCII than the table.
  const ascii = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı&]/g, (letter) => folded[letter] ?? letter)
    .replace(/[’']/g, '')
  const slug = ascii
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'untitled'
}
