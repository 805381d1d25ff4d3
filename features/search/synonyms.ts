import { foldedText, foldedWords } from './folded-words.ts'
import { otherNames } from './other-names.ts'

/**
 * Words that visitors use for what our texts call otherwise: trade English, French, Kinyarwanda, Swahili. The left side is from
 * the texts, one or more words; the right side is what visitors type. French and Kinyarwanda words are listed in both numbers.
 */
const written: Readonly<Record<string, string>> = {
  gorilla: 'ingagi gorille gorilles',
  chimpanzee: 'chimp chimps chimpanze chimpanzes',
  walking: 'trek treks trekking hike hikes hiking randonnee randonnees trekker marcher',
  trek: 'walk walking hike hiking randonnee randonnees',
  foot: 'walking hike hikes hiking randonnee randonnees',
  savannah: 'safari safaris savane',
  'game drive': 'safari safaris',
  elephant: 'inzovu tembo',
  lion: 'intare simba lions',
  giraffe: 'twiga girafe girafes',
  leopard: 'ingwe chui',
  rhino: 'rhinoceros kifaru rhinos',
  buffalo: 'imbogo nyati buffle buffles',
  bird: 'inyoni oiseau oiseaux birding birdwatching',
  monkey: 'inkende singe singes',
  cow: 'inka vache vaches',
  lake: 'lac lacs ikiyaga ibiyaga ziwa',
  volcano: 'volcan volcans ikirunga ibirunga',
  volcanoes: 'volcan volcans ibirunga',
  mountain: 'montagne montagnes mlima',
  hill: 'umusozi imisozi colline collines',
  forest: 'foret forets ishyamba',
  park: 'parc parcs pariki',
  island: 'ile iles ikirwa',
  coast: 'plage plages',
  beach: 'plage plages',
  journey: 'urugendo voyage voyages circuit circuits trip trips itinerary sejour',
  pilgrimage: 'pelerinage pelerinages pelerin pelerins',
  church: 'eglise eglises kiliziya',
  mass: 'messe messes misa',
  community: 'communaute communautes',
  coffee: 'ikawa cafe',
  tea: 'icyayi',
  water: 'amazi maji eau',
  milk: 'amata lait',
  food: 'ibiryo chakula nourriture',
  car: 'voiture voitures imodoka gari jeep vehicle',
  '4x4': '4wd awd jeep landcruiser',
  driver: 'chauffeur chauffeurs',
  hire: 'louer rental rent',
  road: 'umuhanda',
  bicycle: 'velo velos bike bikes biking',
  cycling: 'velo velos bike bikes biking',
  boat: 'bateau bateaux ubwato',
  flight: 'avion avions',
  freight: 'cargo shipping shipment container fret',
  hotel: 'hebergement hebergements accommodation accommodations lodging hoteli hotels',
  lodge: 'hebergement accommodation lodging',
  room: 'chambre chambres',
  border: 'frontiere frontieres',
  price: 'prix tarif tarifs',
  money: 'argent atm cash amafaranga',
  permit: 'permis',
  tip: 'pourboire pourboires tipping',
  health: 'sante',
  vaccination: 'vaccin vaccins vaccine vaccines jab jabs',
  rain: 'pluie imvura',
  night: 'nuit nuits',
  day: 'jour jours',
  'dr congo': 'drc rdc zaire',
}

function listed(): Map<string, string[]> {
  const table = synonymTable(written)
  for (const [id, names] of Object.entries(otherNames)) {
    for (const words of names.map(foldedWords)) {
      // 'Twin Lakes' is found by its own words: each of them alone is too common.
      const [word, ...rest] = words
      if (word && rest.length === 0) add(table, word, id.split('-')[0] ?? id)
    }
  }
  return table
}

/** A table as it is written, of words of texts with what visitors type for them, looked up by what is typed. All of it is folded. */
export function synonymTable(written: Readonly<Record<string, string>>): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const [means, typed] of Object.entries(written))
    for (const word of new Set(foldedWords(typed))) if (word !== foldedText(means)) add(table, word, foldedText(means))
  return table
}

const add = (table: Map<string, string[]>, typed: string, means: string) => table.set(typed, [...(table.get(typed) ?? []), means])

/** What our texts may call what a folded word means, each one or more words with a space between. */
export const synonyms: ReadonlyMap<string, readonly string[]> = listed()

/** The synonyms of a word; empty for most. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? []
