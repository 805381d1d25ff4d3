const shortestPassword = 10
export const longestPassword = 128

export type PasswordFault = 'too-short' | 'too-long' | 'too-common' | 'too-personal'

/**
 * What is wrong with a new password. Length makes a password strong, so no kind of character is required; common passwords are
 * refused, also with substitutions and additions.
 */
export function passwordFault(password: string, owner: { email: string; name: string }): PasswordFault | undefined {
  const characters = [...password]
  if (characters.length < shortestPassword) return 'too-short'
  if (characters.length > longestPassword) return 'too-long'
  if (new Set(characters).size < 5) return 'too-common'
  const core = coreOf(password)
  const own = [owner.email, ...owner.email.split('@'), ...owner.name.split(/\s+/), owner.name].map(coreOf)
  if (core !== '' && own.includes(core)) return 'too-personal'
  return common.has(password.toLowerCase()) || common.has(core) ? 'too-common' : undefined
}

/** 'P@ssw0rd-2026!' becomes 'password': strips digits and signs around the letters and undoes the usual substitutions. */
function coreOf(text: string): string {
  const core = text.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '')
  return core.replace(/[@4310$57!]/g, (character) => substitutes[character] ?? character).replace(/[^a-z]/g, '')
}

const substitutes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The most common passwords of leaked lists, and words that an attacker would try here first. */
const common = new Set(
  `password passwords passwort motdepasse admin administrator welcome letmein iloveyou sunshine princess football baseball monkey
  dragon master shadow superman batman trustnoone whatever starwars computer internet qwerty qwertyuiop qwertyui qwertz azerty
  azertyuiop asdfghjkl zxcvbnm qazwsx qazwsxedc abcdef abcdefgh abcdefghij abcdefghijkl abcabc changeme secret default login access
  hello helloworld freedom mustang michael jennifer charlie jordan liverpool arsenal chelsea barcelona summer winter spring autumn
  january february october november december monday friday sunday jesus jesuschrist godisgood godislove blessed mylove loveyou
  iloveu babygirl lovely flower cheese cookie pepper ginger test testtest testing temp temporary guest user owner staff office
  impamba rwanda kigali kibeho gorilla gorillas uganda kenya tanzania burundi congo safari travel tourism booking africa
  umuganda murakoze muraho imana ikinyarwanda intore nyungwe akagera virunga volcanoes
  0123456789 1234567890 12345678910 123456789a 123456789q 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 0987654321
  9876543210 1029384756 147258369a 1122334455 qwerty123456 abc123456789 password123456`.split(/\s+/),
)
