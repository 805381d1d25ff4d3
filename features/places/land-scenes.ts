import type { Hour } from '#artwork/hours.ts'
import type { SceneId } from '#artwork/scene.ts'

/** A drawing, and its caption. */
export type LandScene = { id: SceneId; hour: Hour; seed: number; place: string }

const scene = (id: SceneId, hour: Hour, seed: number, place: string): LandScene => ({ id, hour, seed, place })

/** The drawing of each country. No park has the same scene: they show together. */
const countries: Readonly<Record<string, LandScene>> = {
  rwanda: scene('hills', 'dawn', 7, 'The hills of the north'),
  uganda: scene('terraced-lake', 'forest', 7, 'Lake Bunyonyi'),
  kenya: scene('mount-kenya', 'dawn', 7, 'Mount Kenya, before the cloud'),
  tanzania: scene('stone-town', 'dusk', 7, 'The sea front of Stone Town'),
  burundi: scene('drums', 'golden', 7, 'The drums of Gishora'),
  'dr-congo': scene('fishers', 'mist', 7, 'The Congo at Kisangani'),
}

/** The drawing of each park, a scene of its own: features/places/land-scenes.test.ts holds the table to it. */
const parks: Readonly<Record<string, LandScene>> = {
  akagera: scene('akagera', 'golden', 7, 'Lake Ihema'),
  volcanoes: scene('virunga', 'dawn', 7, 'Kinigi, below the Virunga'),
  nyungwe: scene('nyungwe', 'forest', 7, 'The canopy walk at Uwinka'),
  'gishwati-mukura': scene('pasture', 'day', 5, 'The edge of Gishwati'),
  'lake-kivu': scene('kivu', 'dusk', 7, 'Fishermen off Karongi'),
  'burera-ruhondo': scene('twin-lakes', 'day', 7, 'The two lakes below Muhabura'),
  bwindi: scene('bwindi', 'mist', 7, 'The forest from Ruhija'),
  mgahinga: scene('bamboo', 'forest', 7, 'Above Ntebeko'),
  'queen-elizabeth': scene('channel', 'coast', 7, 'The Kazinga Channel'),
  'murchison-falls': scene('falls', 'day', 7, 'The Nile in its narrows'),
  kibale: scene('grove', 'forest', 7, 'Near Kanyanchu'),
  kidepo: scene('borassus-valley', 'golden', 7, 'The Narus Valley'),
  'lake-mburo': scene('papyrus', 'mist', 7, 'The lake in the morning'),
  'maasai-mara': scene('balloon', 'dawn', 7, 'Near Sekenani, at sunrise'),
  amboseli: scene('kilimanjaro', 'dawn', 5, 'The mountain at dawn'),
  'tsavo-east': scene('plateau', 'dusk', 7, 'Below the Yatta plateau'),
  'tsavo-west': scene('spring', 'coast', 7, 'The springs of Mzima'),
  samburu: scene('doum-palms', 'golden', 7, 'By the Ewaso Ng’iro'),
  'lake-nakuru': scene('flamingos', 'dawn', 7, 'The shore of the lake'),
  'nairobi-national-park': scene('city-plain', 'dawn', 7, 'Before the city wakes'),
  serengeti: scene('serengeti', 'golden', 7, 'The plains of Seronera'),
  ngorongoro: scene('crater', 'mist', 7, 'The floor of the crater'),
  tarangire: scene('baobabs', 'dusk', 7, 'Above the river'),
  'lake-manyara': scene('rift-wall', 'coast', 7, 'The shore below the wall'),
  kilimanjaro: scene('groundsel', 'day', 7, 'On the Machame route'),
  zanzibar: scene('zanzibar', 'coast', 7, 'Off Nungwi'),
  rusizi: scene('delta', 'dusk', 7, 'The delta'),
  kibira: scene('tea', 'day', 7, 'Tea below the forest, at Teza'),
  ruvubu: scene('meander', 'golden', 7, 'Along the river'),
  virunga: scene('lava', 'dusk', 7, 'Nyiragongo, after dark'),
  'kahuzi-biega': scene('highland-forest', 'dawn', 7, 'The two peaks'),
}

/** A country that is not in the table shows the hills. */
export const countryScene = (id: string): LandScene => countries[id] ?? scene('hills', 'day', 7, '')
/** A park that the table does not know looks as its country does. */
export const parkScene = (id: string, countryId: string): LandScene => parks[id] ?? { ...countryScene(countryId), place: '' }
