/** The longest permit number, and the longest pattern of one. */
export const longestNumber = 60
const longestPattern = 200

/** In how many ways a pattern may be tried at one number: more would let a mistyped one stop the server. */
const mostChoices = 5_000

/**
 * A test of whole permit numbers by an authority's regular expression, without regard to case; undefined where there is none, where it
 * cannot be read, or where it could be tried in too many ways: then no number is odd. A repeated group is such a pattern, as are
 * references back and looks around. Source: docs/permits.md, 'Numbers in bulk'.
 */
export function numberTest(pattern: string): ((number: string) => boolean) | undefined {
  const written = pattern.trim()
  if (written === '' || written.length > longestPattern || choicesOf(written) > mostChoices) return undefined
  try {
    const whole = new RegExp(`^(?:${written})$`, 'iu')
    return (number) => number.length <= longestNumber && whole.test(number)
  } catch {
    return undefined
  }
}

/** An escape, a class, the beginning of a group, or one sign: each with what repeats it. */
const atoms = /(\\u\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?:)?|[\s\S])([*+?]\??|\{\d*,?\d*\}\??)?/g

/**
 * At most so many ways lead through a pattern: what its quantifiers leave open, multiplied along each alternative. Infinite for what this
 * does not count.
 */
function choicesOf(pattern: string): number {
  const open = [{ alternatives: 0, choices: 1 }]
  const inner = () => open.at(-1) ?? { alternatives: 0, choices: Number.POSITIVE_INFINITY }
  for (const [, atom = '', repeat = ''] of pattern.matchAll(atoms)) {
    const refersBack = /^\\[1-9k]/.test(atom)
    const looksAround = atom === '(' && repeat.startsWith('?')
    const repeatsGroup = atom === ')' && repeat !== '' && !repeat.startsWith('?')
    if (refersBack || looksAround || repeatsGroup) return Number.POSITIVE_INFINITY
    if (atom === '(' || atom === '(?:') open.push({ alternatives: 0, choices: 1 })
    else if (atom === '|') {
      inner().alternatives += inner().choices
      inner().choices = 1
    } else {
      const group = atom === ')' ? open.pop() : undefined
      inner().choices *= (group ? group.alternatives + group.choices : 1) * repeatsOf(repeat)
    }
  }
  return inner().alternatives + inner().choices
}

/** How many different lengths a quantifier leaves open, for a number of the longest kind. */
function repeatsOf(repeat: string): number {
  if (repeat === '') return 1
  if (repeat.startsWith('?')) return 2
  const [, from = '', comma = '', to = ''] = /^\{(\d*)(,?)(\d*)\}/.exec(repeat) ?? ['', '0', ',', '']
  if (comma === '') return 1
  return Math.max(1, Math.min(Number(to || longestNumber), longestNumber) - Math.min(Number(from), longestNumber) + 1)
}
