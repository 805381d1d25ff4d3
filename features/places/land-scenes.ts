import type { Hour } from '#artwork/hours.ts'
import type { SceneId } from '#artwork/scene.ts'

export type LandScene = { id: SceneId; hour: Hour; seed: number }

const scene = (id: SceneId, hour: Hour, seed: number): LandScene => ({ id, hour, seed })

/** The drawing of each country. No park has the same scene: they show together. */
const countries: Readonly<Record<string, LandScene>> = {
  rwanda: scene('hills', 'dawn', 7),
  uganda: scene('terraced-lake', 'forest', 7),
  kenya: scene('mount-kenya', 'dawn', 7),
  tanzania: scene('stone-town', 'dusk', 7),
  burundi: scene('drums', 'golden', 7),
  'dr-congo': scene('fishers', 'mist', 7),
}

/** The drawing of each park, a scene of its own: features/places/land-scenes.test.ts holds the table to it. */
const parks: Readonly<Record<string, LandScene>> = {
  akagera: scene('akagera', 'golden', 7),
  volcanoes: scene('virunga', 'dawn', 7),
  nyungwe: scene('nyungwe', 'forest', 7),
  'gishwati-mukura': scene('pasture', 'day', 5),
  'lake-kivu': scene('kivu', 'dusk', 7),
  'burera-ruhondo': scene('twin-lakes', 'day', 7),
  bwindi: scene('bwindi', 'mist', 7),
  mgahinga: scene('bamboo', 'forest', 7),
  'queen-elizabeth': scene('channel', 'coast', 7),
  'murchison-falls': scene('falls', 'day', 7),
  kibale: scene('grove', 'forest', 7),
  kidepo: scene('borassus-valley', 'golden', 7),
  'lake-mburo': scene('papyrus', 'mist', 7),
  'maasai-mara': scene('balloon', 'dawn', 7),
  amboseli: scene('kilimanjaro', 'dawn', 5),
  'tsavo-east': scene('plateau', 'dusk', 7),
  'tsavo-west': scene('spring', 'coast', 7),
  samburu: scene('doum-palms', 'golden', 7),
  'lake-nakuru': scene('flamingos', 'dawn', 7),
  'nairobi-national-park': scene('city-plain', 'dawn', 7),
  serengeti: scene('serengeti', 'golden', 7),
  ngorongoro: scene('crater', 'mist', 7),
  tarangire: scene('baobabs', 'dusk', 7),
  'lake-manyara': scene('rift-wall', 'coast', 7),
  kilimanjaro: scene('groundsel', 'day', 7),
  zanzibar: scene('zanzibar', 'coast', 7),
  rusizi: scene('delta', 'dusk', 7),
  kibira: scene('tea', 'day', 7),
  ruvubu: scene('meander', 'golden', 7),
  virunga: scene('lava', 'dusk', 7),
  'kahuzi-biega': scene('highland-forest', 'dawn', 7),
}

/** A country that is not in the table shows the hills. */
export const countryScene = (id: string): LandScene => countries[id] ?? scene('hills', 'day', 7)
/** A park that the table does not know looks as its country does. */
export const parkScene = (id: string, countryId: string): LandScene => parks[id] ?? countryScene(countryId)
