import type { Hour } from '#artwork/hours.ts'
import type { SceneId } from '#artwork/scene.ts'

/** A drawing, and what its tag says of it. */
export type LandScene = { id: SceneId; hour: Hour; seed: number; place: string }

const scene = (id: SceneId, hour: Hour, seed: number, place: string): LandScene => ({ id, hour, seed, place })

/** The drawing of each country. */
const countries: Readonly<Record<string, LandScene>> = {
  rwanda: scene('hills', 'dawn', 7, 'The hills of the north'),
  uganda: scene('bwindi', 'day', 7, 'Above Bwindi'),
  kenya: scene('serengeti', 'dawn', 11, 'The Mara plains'),
  tanzania: scene('kilimanjaro', 'dawn', 7, 'Below Kilimanjaro'),
  burundi: scene('kivu', 'dusk', 9, 'Boats on Lake Tanganyika'),
  'dr-congo': scene('virunga', 'mist', 7, 'The Virunga from the east'),
}

/**
 * The drawing of each park. On a shelf they stand in the order of their guides, and no two beside or above one another may have
 * the same scene at the same hour: features/places/land-scenes.test.ts holds the table to it.
 */
const parks: Readonly<Record<string, LandScene>> = {
  akagera: scene('akagera', 'golden', 7, 'Lake Ihema'),
  volcanoes: scene('virunga', 'dawn', 7, 'Kinigi, below the Virunga'),
  nyungwe: scene('nyungwe', 'forest', 7, 'The canopy walk at Uwinka'),
  'gishwati-mukura': scene('bwindi', 'day', 5, 'The edge of Gishwati'),
  'lake-kivu': scene('kivu', 'dusk', 7, 'Fishermen off Karongi'),
  'burera-ruhondo': scene('trail', 'day', 7, 'The path above the two lakes'),
  bwindi: scene('bwindi', 'mist', 7, 'The forest from Ruhija'),
  mgahinga: scene('virunga', 'mist', 9, 'Above Ntebeko'),
  'queen-elizabeth': scene('akagera', 'day', 9, 'The Kazinga Channel'),
  'murchison-falls': scene('akagera', 'dusk', 5, 'The Nile in the evening'),
  kibale: scene('bwindi', 'forest', 11, 'Near Kanyanchu'),
  kidepo: scene('serengeti', 'golden', 5, 'The Narus Valley'),
  'lake-mburo': scene('akagera', 'mist', 3, 'The lake in the morning'),
  'maasai-mara': scene('serengeti', 'golden', 7, 'Near Sekenani'),
  amboseli: scene('kilimanjaro', 'dawn', 5, 'The mountain at dawn'),
  'tsavo-east': scene('serengeti', 'dusk', 9, 'The plains of Voi'),
  'tsavo-west': scene('akagera', 'day', 13, 'The springs of Mzima'),
  samburu: scene('serengeti', 'day', 3, 'By the Ewaso Ng’iro'),
  'lake-nakuru': scene('akagera', 'dawn', 11, 'The shore of the lake'),
  'nairobi-national-park': scene('serengeti', 'dawn', 13, 'Before the city wakes'),
  serengeti: scene('serengeti', 'golden', 7, 'The plains of Seronera'),
  ngorongoro: scene('akagera', 'mist', 9, 'The floor of the crater'),
  tarangire: scene('serengeti', 'dusk', 3, 'Above the river'),
  'lake-manyara': scene('akagera', 'day', 5, 'The shore below the wall'),
  kilimanjaro: scene('kilimanjaro', 'dawn', 7, 'The mountain from Moshi'),
  zanzibar: scene('zanzibar', 'coast', 7, 'Off Nungwi'),
  rusizi: scene('akagera', 'dusk', 9, 'The delta'),
  kibira: scene('bwindi', 'mist', 13, 'The forest above Teza'),
  ruvubu: scene('serengeti', 'day', 9, 'Along the river'),
  virunga: scene('virunga', 'dusk', 7, 'The volcanoes from the west'),
  'kahuzi-biega': scene('bwindi', 'forest', 5, 'The highland forest'),
}

/** A country that the table does not know stands in the hills. */
export const countryScene = (id: string): LandScene => countries[id] ?? scene('hills', 'day', 7, '')
/** A park that the table does not know looks as its country does. */
export const parkScene = (id: string, countryId: string): LandScene => parks[id] ?? { ...countryScene(countryId), place: '' }
