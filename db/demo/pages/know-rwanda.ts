import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const knowRwanda: PageContent = {
  slug: 'know-rwanda',
  title: 'Know Rwanda',
  sentence: 'One day in Rwanda from dawn to night: land, forest, people, greetings, history, food and the city after dark.',
  lede: 'Rwanda is small, steep and up early. Here is one of its days, with what you will see, eat and be greeted with, and the history to know before you come.',
  scene: { id: 'virunga', hour: 'dawn', seed: 7, place: 'Kinigi, below the Virunga' },
  sections: [
    {
      id: 'dawn',
      title: 'Dawn: the hills',
      updatedOn,
      blocks: [
        {
          kind: 'picture',
          scene: { id: 'hills', hour: 'dawn', seed: 3, place: 'Gakenke, on the road north' },
          caption: 'First light over the terraces of Gakenke, on the way from Kigali to Musanze.',
        },
        {
          kind: 'text',
          text: 'You are two degrees south of the Equator, so the sun keeps nearly the same hours in June and in December. What changes with the season is the rain, and what changes with the hour is everything else.',
        },
        {
          kind: 'text',
          text: 'The country covers 26,338 square kilometres, slightly less than Belgium, and most of it lies above 1,500 metres. That is why the Equator does not feel like one: Kigali stays between 15 and 28 °C all year. People call it Igihugu cy’Imisozi Igihumbi, the land of a thousand hills. Anybody who has cycled here will tell you that the figure is low.',
        },
        {
          kind: 'text',
          text: 'A ridge in the west divides the water of Africa. On one side it runs to the Congo. On the other, which is 80 to 90% of the land, it runs to the Nile. Karisimbi is the top, at 4,507 metres; the Rusizi river is the bottom, at about 950. Between them lie Lake Kivu, shared with DR Congo, and Burera, Ruhondo, Muhazi, Ihema and Mugesera. Uganda is to the north, Tanzania to the east, Burundi to the south. There is no coast: a container needs 4 to 12 days by road from Dar es Salaam or Mombasa, and what it carries costs accordingly.',
        },
        {
          kind: 'text',
          text: 'About 1,000 to 1,400 millimetres of rain fall in a year, most of it from mid-March to mid-May and from October to mid-December. June to early September is dry, and so is mid-December to February, more or less. [Month by month](/important-to-know#climate) it looks like this.',
        },
      ],
    },
    {
      id: 'forest',
      title: 'Morning: mist, forest and who lives there',
      updatedOn,
      blocks: [
        {
          kind: 'picture',
          scene: { id: 'nyungwe', hour: 'forest', seed: 4, place: 'Uwinka, in Nyungwe' },
          caption: 'The walkway at Uwinka: about 160 metres long, and up to 70 above the ravine.',
        },
        {
          kind: 'text',
          text: 'At seven the mist still hangs in the trees. About 30% of the land carries forest and other trees, and about 9% of it is national park. There are four.',
        },
        {
          kind: 'table',
          caption: 'The national parks of Rwanda',
          head: ['Park', 'Since', 'Square kilometres', 'Who lives there'],
          rows: [
            [
              '[Volcanoes](/volcanoes-national-park)',
              '1925, in the first national park of Africa',
              '160',
              'mountain gorillas, golden monkeys, forest buffalo',
            ],
            [
              '[Akagera](/akagera-national-park)',
              '1934',
              '1,122',
              'lion, leopard, elephant, buffalo, black and white rhino, hippo',
            ],
            [
              '[Nyungwe](/parks/nyungwe)',
              '2005',
              '1,019',
              '13 kinds of primate, about 500 chimpanzees among them, and 322 kinds of bird',
            ],
            ['[Gishwati-Mukura](/parks/gishwati-mukura)', '2015', '34', 'about 30 to 35 chimpanzees, golden monkeys'],
          ],
        },
        {
          kind: 'text',
          text: 'Mountain gorillas numbered 1,063 in the last published counts, of 2016 in the Virunga and 2018 in Bwindi. They are one of the few great apes whose number rises. Each year, usually in September, their babies are named in public, in a ceremony called Kwita Izina; more than 390 had names by 2024. If you want to meet them, read [the rules](/important-to-know#gorillas) first. There are many, and each has a reason.',
        },
        {
          kind: 'text',
          text: 'Akagera lost much and got some of it back. In 1997 it shrank from about 2,500 to 1,122 square kilometres, because refugees came home and needed land. Lions had been gone for some twenty years when seven arrived from South Africa in 2015. Black rhinos followed in 2017 and 2019, white rhinos in 2021 and again in 2025. Please do not post a picture of a rhino with its place in it.',
        },
        {
          kind: 'text',
          text: 'The forest is not scenery for the people beside it. Nyungwe alone supplies about two thirds of the country’s water. And 10% of what the parks earn from visitors goes to the communities around them; until 2017 it was 5%. In Kigali, 121 hectares of wetland at Nyandungu opened as a park in 2022, if you want birds before a flight.',
        },
      ],
    },
    {
      id: 'day',
      title: 'Day: fourteen million neighbours',
      updatedOn,
      blocks: [
        {
          kind: 'picture',
          scene: { id: 'trail', hour: 'day', seed: 2, place: 'Above Lake Kivu, on the Congo Nile trail' },
          caption: 'Ten in the morning on the Congo Nile trail. You are never alone on a path for long.',
        },
        {
          kind: 'text',
          text: 'The census of August 2022 counted 13,246,394 people; in 2025 there were estimated to be over 14 million. That makes 503 to the square kilometre in 2022, the most in mainland Africa. Look at any slope and you see how it works: a field, a house, a field, and somebody in it. Half the people are younger than about 20, and 28% live in towns.',
        },
        {
          kind: 'text',
          text: 'Practically everyone speaks Kinyarwanda. English, French and Swahili are official too. About 40% are Catholic, some 21% Pentecostal, 15% other Protestant, 12% Adventist and 2% Muslim (census of 2022, rounded). Women hold over 60% of the seats in the Chamber of Deputies, the highest share in the world.',
        },
        {
          kind: 'text',
          text: 'On the last Saturday of the month, from 08:00 to 11:00, everybody between 18 and 65 works for the neighbourhood: a road, a drain, a school wall. It is called umuganda. Shops are shut and most traffic stops, so plan to leave before eight or after eleven. You may also pick up a hoe: ask your guide.',
        },
        {
          kind: 'text',
          text: 'The cow comes first. “Gira inka”, may you have a cow, is a wish for everything good, and since 2006 a programme called Girinka gives one cow to each poor family. The motto on the coat of arms is Ubumwe, Umurimo, Gukunda Igihugu: unity, work, love of country. The flag, in use since 25 October 2001, is sky blue over yellow and green, with a golden sun.',
        },
        {
          kind: 'table',
          caption: 'Four provinces and the capital, thirty districts, since 2006',
          head: ['Province', 'In Kinyarwanda', 'Seat', 'Districts'],
          rows: [
            ['City of Kigali', 'Umujyi wa Kigali', 'Kigali', 'Gasabo, Kicukiro, Nyarugenge'],
            ['Northern', 'Intara y’Amajyaruguru', 'Gicumbi (sources differ)', 'Burera, Gakenke, Gicumbi, Musanze, Rulindo'],
            [
              'Southern',
              'Intara y’Amajyepfo',
              'Nyanza',
              'Gisagara, Huye, Kamonyi, Muhanga, Nyamagabe, Nyanza, Nyaruguru, Ruhango',
            ],
            ['Eastern', 'Intara y’Iburasirazuba', 'Rwamagana', 'Bugesera, Gatsibo, Kayonza, Kirehe, Ngoma, Nyagatare, Rwamagana'],
            ['Western', 'Intara y’Iburengerazuba', 'Karongi', 'Karongi, Ngororero, Nyabihu, Nyamasheke, Rubavu, Rusizi, Rutsiro'],
          ],
        },
        {
          kind: 'text',
          text: 'Many towns got new names in that reform. If an old map says Kibuye and your voucher says Karongi, you are still going to the same place.',
        },
      ],
    },
    {
      id: 'language',
      title: 'Say hello',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Greet before you ask anything, even the way. It takes four seconds, and skipping it is noticed. The forms below are the polite ones, right for adults and strangers. Five words of them open more doors than a guidebook.',
        },
        {
          kind: 'table',
          caption: 'Kinyarwanda, which everybody speaks, and Swahili, which helps across the region',
          head: ['English', 'Kinyarwanda', 'Swahili'],
          rows: [
            ['Hello, on meeting', 'Muraho', 'Hujambo (answer: Sijambo)'],
            ['Good morning', 'Mwaramutse', '–'],
            ['Good afternoon, good evening', 'Mwiriwe', '–'],
            ['How are you?', 'Amakuru?', 'Habari?'],
            ['I am fine', 'Ni meza', 'Nzuri'],
            ['Welcome', 'Murakaza neza', 'Karibu'],
            ['Please', 'Nyamuneka', 'Tafadhali'],
            ['Thank you', 'Murakoze', 'Asante'],
            ['Thank you very much', 'Murakoze cyane', 'Asante sana'],
            ['Yes', 'Yego', 'Ndiyo'],
            ['No', 'Oya', 'Hapana'],
            ['Excuse me', 'Mumbabarire', 'Samahani'],
            ['I am sorry for you', 'Mwihangane', 'Pole'],
            ['What is your name?', 'Mwitwa nde?', 'Jina lako nani?'],
            ['My name is …', 'Nitwa …', 'Jina langu ni …'],
            ['I come from …', 'Nturuka muri …', 'Ninatoka …'],
            ['I do not understand', 'Simbyumva', 'Sielewi'],
            ['Do you speak English?', 'Muvuga Icyongereza?', 'Unaongea Kiingereza?'],
            ['How much is it?', 'Ni angahe?', 'Bei gani?'],
            ['May I take a photo?', 'Nshobora gufata ifoto?', 'Naweza kupiga picha?'],
            ['Where is the toilet?', 'Ubwiherero buri he?', 'Choo kiko wapi?'],
            ['Water', 'Amazi', 'Maji'],
            ['Food', 'Ibiryo', 'Chakula'],
            ['Milk', 'Amata', '–'],
            ['Friend', 'Inshuti', 'Rafiki'],
            ['Peace', 'Amahoro', 'Amani'],
            ['Slowly', 'Buhoro buhoro', 'Polepole'],
            ['Let’s go', 'Tugende', 'Twende'],
            ['Goodbye, for long', 'Murabeho', 'Kwaheri'],
            ['Good night', 'Muramuke', 'Lala salama'],
          ],
        },
        {
          kind: 'table',
          caption: 'Counting, for prices and the time',
          head: ['Number', 'Kinyarwanda', 'Swahili'],
          rows: [
            ['1', 'rimwe', 'moja'],
            ['2', 'kabiri', 'mbili'],
            ['3', 'gatatu', 'tatu'],
            ['4', 'kane', 'nne'],
            ['5', 'gatanu', 'tano'],
            ['6', 'gatandatu', 'sita'],
            ['7', 'karindwi', 'saba'],
            ['8', 'umunani', 'nane'],
            ['9', 'icyenda', 'tisa'],
            ['10', 'icumi', 'kumi'],
            ['100', 'ijana', 'mia moja'],
            ['1,000', 'igihumbi', 'elfu moja'],
          ],
        },
      ],
    },
    {
      id: 'history',
      title: 'How it came to be',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Rwanda was a kingdom for centuries before a conference assigned it to anybody. The table is the short version. Two places tell the long one well: the King’s Palace at Nyanza, two hours from Kigali, and the Ethnographic Museum at Huye, an hour further, which has the best collection on life before the colonies.',
        },
        {
          kind: 'table',
          caption: 'Dates to know',
          head: ['When', 'What happened'],
          rows: [
            ['15th to 16th century', 'The kingdom of Rwanda takes shape and grows under the Nyiginya dynasty.'],
            [
              '1884 and 1885',
              'The Berlin Conference assigns the area to Germany. The first European traveller reaches the court in 1894.',
            ],
            ['1900', 'First Catholic mission, at Save.'],
            ['1907', 'Kigali is founded, as an administrative post.'],
            ['1916', 'Belgian forces occupy Rwanda during the First World War.'],
            ['1922 to 1924', 'The League of Nations entrusts Ruanda-Urundi to Belgium.'],
            [
              '1930s',
              'The colonial administration issues identity cards that state Hutu, Tutsi or Twa, and hardens social categories.',
            ],
            ['1959', 'Violence against Tutsi. Large numbers flee to neighbouring countries.'],
            ['1961', 'The monarchy is abolished and a republic proclaimed.'],
            ['1 July 1962', 'Independence.'],
            ['1973', 'Military coup; second republic.'],
            ['1 October 1990', 'War begins between the government and the Rwandan Patriotic Front, formed by refugees in exile.'],
            ['August 1993', 'Arusha Peace Accords.'],
            ['7 April to July 1994', 'Genocide against the Tutsi.'],
            ['2002 to 2012', 'Community courts, the Gacaca, hear close to two million cases.'],
            ['2003', 'New constitution, by referendum.'],
            ['1 July 2007', 'Rwanda joins the East African Community.'],
            ['2008', 'Plastic bags are banned; single-use plastics follow in 2019.'],
            ['November 2009', 'Rwanda joins the Commonwealth.'],
            ['September 2023', 'Nyungwe and four memorial sites become World Heritage.'],
            ['September 2025', 'Kigali hosts the road cycling world championships, the first in Africa.'],
          ],
        },
      ],
    },
    {
      id: 'genocide-against-the-tutsi',
      title: 'The 1994 Genocide against the Tutsi',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'From 7 April to July 1994, in about a hundred days, more than one million people were killed in the Genocide against the Tutsi. Those who opposed the killings were murdered too. The Rwandan Patriotic Army ended it; 4 July is Liberation Day.',
        },
        {
          kind: 'text',
          text: 'In November 1994 the Security Council created the International Criminal Tribunal for Rwanda, which closed in 2015. Most cases were heard at home, by the Gacaca courts. Most people you meet who are over forty remember that year.',
        },
        {
          kind: 'text',
          text: 'Use the full name, the 1994 Genocide against the Tutsi. It is the name the United Nations General Assembly adopted in 2018, and it says plainly who was killed. Denying or minimising it is a criminal offence in Rwanda. Ask nobody which group they belong to, and press nobody for a story. If somebody wants to tell you, listen.',
        },
        {
          kind: 'text',
          text: 'Each 7 April the country stops. Until the 13th there is no music and no celebration, and some places close; remembrance goes on until 4 July. You are welcome at a ceremony if you are invited. If you travel in that week, travel quietly.',
        },
        {
          kind: 'table',
          caption: 'Memorials you may visit; entry is free and donations are welcome (as of 2025)',
          head: ['Memorial', 'Where', 'Allow', 'From age'],
          rows: [
            [
              'Kigali Genocide Memorial, Gisozi',
              'Kigali. Resting place of more than 250,000 people. Open 08:00 to 17:00, last entry 16:00; from 13:00 on the last Saturday of the month',
              '2 h',
              '12',
            ],
            ['Nyamata', 'A church, 50 minutes from Kigali. Burial place of about 45,000 people', '1 h', '12'],
            ['Ntarama', 'A church, 45 minutes from Kigali', '45 min', '12'],
            ['Murambi', 'A former school near Nyamagabe, 3 h 30 from Kigali. Very hard to see: prepare yourself', '1 h 15', '16'],
            ['Bisesero', 'A hillside of resistance, reached from Karongi', '1 h 15', '12'],
          ],
        },
        {
          kind: 'text',
          text: 'Memorials are burial places. Read [how to behave there](/important-to-know#memorials) before you go, and plan nothing cheerful for straight afterwards.',
        },
      ],
    },
    {
      id: 'dusk',
      title: 'Dusk: the table and the drum',
      updatedOn,
      blocks: [
        {
          kind: 'picture',
          scene: { id: 'kivu', hour: 'dusk', seed: 6, place: 'Karongi, on Lake Kivu' },
          caption: 'The fishing boats leave Karongi at dusk, three hulls to a boat. The men sing as they row out.',
        },
        {
          kind: 'text',
          text: 'Supper is plain and there is much of it. Order early: the fish goes on the fire when you ask for it, and not before.',
        },
        {
          kind: 'table',
          caption: 'What you may be given',
          head: ['Name', 'What it is'],
          rows: [
            ['Brochettes', 'Grilled skewers of goat, beef, fish or chicken, with fried potatoes or plantain'],
            ['Isombe', 'Pounded cassava leaves, cooked with groundnut or palm oil'],
            ['Ibihaza', 'Pumpkin cooked with beans'],
            ['Ibitoke', 'Cooking banana, boiled, fried or in a stew'],
            ['Ubugali', 'Stiff porridge of cassava or maize'],
            ['Sambaza', 'Small fish of Lake Kivu, fried whole'],
            ['Tilapia', 'Whole fish from the grill, a classic of Kigali evenings'],
            ['Akabenzi', 'Pork, fried or grilled'],
            ['Ikivuguto', 'Fermented milk, from a milk bar, which is a bar for milk'],
            ['African tea', 'Milky, with ginger. The coffee is Bourbon arabica and grows high'],
            ['Urwagwa, ikigage', 'Beer of bananas, beer of sorghum'],
            ['Chilli oil', 'Comes in a dropper bottle. A few drops are enough; this is not modesty'],
          ],
        },
        {
          kind: 'text',
          text: 'Then there may be dancing. Intore was once taught to young warriors at the royal court: headdresses of grass, spears and bells, with seven to nine drums behind. Women dance the grace of cows, with arms lifted like horns. The quiet instrument is the inanga, a zither cut like a trough.',
        },
        {
          kind: 'text',
          text: 'Hands here make two things you will want to take home. The agaseke is a coiled basket with a lid, and stands on the coat of arms. Imigongo are paintings in relief, cow dung and natural colours in ridges and diamonds, from the former Gisaka in the south-east. Buy both [from who makes them](/community), at the price they ask.',
        },
        {
          kind: 'text',
          text: 'One small rule of the countryside: people do not eat while they walk. Sit down with your banana.',
        },
      ],
    },
    {
      id: 'night',
      title: 'Night: Kigali with the lamps on',
      updatedOn,
      blocks: [
        {
          kind: 'picture',
          scene: { id: 'kigali', hour: 'night', seed: 5, place: 'Kigali, from Rebero' },
          caption: 'Kigali from Rebero. Each chain of lamps is a ridge, and each ridge a neighbourhood.',
        },
        {
          kind: 'text',
          text: 'The city had 1,745,555 people in 2022 and lies over ridges between about 1,350 and 1,850 metres. From any terrace you look across at lights that seem close and are not, because the road goes down before it goes up.',
        },
        {
          kind: 'text',
          text: 'Street crime is generally very low. Take a car home all the same: a motorcycle taxi in the dark or the rain is not worth what it saves. The stadium at Amahoro takes about 45,000 for football, and the arena 10,000 for basketball. In late February the Tour du Rwanda rolls through and the whole street comes out.',
        },
        {
          kind: 'table',
          caption: 'Telephone numbers for an emergency in Rwanda',
          head: ['Whom', 'Number'],
          rows: [
            ['Police', '112'],
            ['Ambulance', '912'],
            ['Fire brigade', '111'],
            ['Traffic accident', '113'],
            ['Health line', '114'],
            ['Help for children', '116'],
          ],
        },
        {
          kind: 'text',
          text: 'Go to bed. Tomorrow begins before six. [Plan the visit](/visit-rwanda), start with [a day in Kigali](/package-details/kigali-in-a-day), or look at [journeys for people and history](/packages?style=culture).',
        },
      ],
    },
  ],
}
