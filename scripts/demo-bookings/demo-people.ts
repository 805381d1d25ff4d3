import { addressOfDemo } from '#features/emails/reachable.ts'

const given = [
  'Alex',
  'Amina',
  'Anna',
  'Ben',
  'Clara',
  'Daniel',
  'Elena',
  'Emma',
  'Eric',
  'Fatima',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Julia',
  'Karim',
  'Laura',
  'Leo',
  'Lina',
  'Louis',
  'Maria',
  'Marc',
  'Mia',
  'Nina',
  'Noah',
  'Olga',
  'Paul',
  'Rosa',
  'Sam',
  'Sara',
  'Sofia',
  'Thomas',
  'Tina',
  'Victor',
  'Yves',
  'Zoe',
] as const

/**
 * The nth person: a common given name, 'Sample', and its number, so that it is clearly invented. The telephone number reaches
 * nobody.
 */
export function demoPerson(nth: number): { name: string; email: string; phone: string } {
  const name = `${given[nth % given.length]} Sample ${nth}`
  return { name, email: addressOfDemo(nth), phone: `+000 000 ${String(nth).padStart(4, '0')}` }
}
