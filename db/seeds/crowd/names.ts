// Invented members of a large market and the names of their stores.
import type { Dice } from '../demo/random.ts'

interface Folk {
  readonly country: string
  readonly locale: 'en' | 'es' | 'fr' | 'zh-CN' | 'ru'
  readonly first: readonly string[]
  readonly last: readonly string[]
  readonly towns: readonly string[]
  readonly stores: readonly string[]
}
const folk = (country: string, locale: Folk['locale'], first: string, last: string, towns: string, stores: string): Folk => ({
  country,
  locale,
  first: first.split(' '),
  last: last.split(' '),
  towns: towns.split('|'),
  stores: stores.split('|'),
})

/** Weights by repetition: a country that occurs twice has twice as many collectors. */
const FOLK: readonly Folk[] = [
  folk(
    'DE',
    'en',
    'Anna Jonas Lena Karl Ute Martin Sabine Dieter Frieda Emil',
    'Ahrens Brandt Clausen Dorn Ebeling Fuchs Gerlach Hartung Immel Jessen Kolbe Lorenz',
    'Kassel|Ulm|Bremen|Erfurt|Mainz',
    '* Briefmarken|Studio *|Philatelie *|Markenhaus *',
  ),
  folk(
    'US',
    'en',
    'Alice Walter June Harold Ruth Calvin Edith Marcus Dorothy Owen',
    'Abbott Bishop Calloway Denton Ellery Fenwick Garland Holt Ives Jarvis Kendrick Lowell',
    'Tulsa|Albany|Boise|Macon|Duluth',
    '* Stamp Co.|* & Sons|The * Album|* Philatelics',
  ),
  folk(
    'US',
    'en',
    'Grace Leon Martha Victor Helen Ralph Louise Amos Pearl Silas',
    'Mercer Norwood Osgood Pruitt Quigley Rhodes Sutter Tilden Upton Vance Whitlock Yates',
    'Reno|Salem|Mobile|Akron|Fargo',
    '* Covers|* Coin & Stamp|* Classics|* Approvals',
  ),
  folk(
    'GB',
    'en',
    'Arthur Beryl Cedric Daphne Edwin Freda Gordon Hilda Ivor Joan',
    'Ashby Blackwood Cartwright Dunmore Elphick Farrow Goodall Hollis Inskip Jessop Kirby Larch',
    'York|Truro|Leeds|Perth|Bath',
    '* & Co.|* Stamps|The * Collection|* of *',
  ),
  folk(
    'FR',
    'fr',
    'Camille Denis Élise Fabien Gisèle Henri Inès Julien Karine Luc',
    'Aubert Bonnet Carpentier Delmas Estève Fournel Garnier Humbert Imbert Joubert Lacombe Marchal',
    'Dijon|Nantes|Arles|Rennes|Tours',
    'Philatélie *|Timbres *|Le Comptoir *|Maison *',
  ),
  folk(
    'FR',
    'fr',
    'Noémie Olivier Perrine Quentin Rosalie Simon Thérèse Ulysse Valérie Yves',
    'Noyer Ollier Pascal Quentric Rousset Sabatier Thévenet Urbain Vasseur Weber Ybert Zeller',
    'Lille|Pau|Metz|Albi|Brest',
    'Cabinet *|* Philatélie|Aux timbres de *|Collection *',
  ),
  folk(
    'ES',
    'es',
    'Alba Bruno Carmen Diego Elena Félix Gloria Hugo Irene Jaime',
    'Alonso Bravo Cano Duarte Esteban Ferrer Galán Herrero Ibáñez Jurado Lozano Mena',
    'Cádiz|León|Soria|Lugo|Murcia',
    'Filatelia *|Sellos *|Casa *|El rincón de *',
  ),
  folk(
    'IT',
    'en',
    'Ada Bruno Clara Dino Elsa Fausto Gemma Italo Livia Marco',
    'Arnaldi Bellini Corsi Donati Ermini Fabbri Grassi Landi Moroni Neri Orsini Pavan',
    'Lucca|Trento|Parma|Bari|Siena',
    'Filatelia *|Studio *|Francobolli *|* & Figli',
  ),
  folk(
    'NL',
    'en',
    'Anneke Bram Corrie Dirk Els Floris Greet Hendrik Ilse Joop',
    'Aalders Bakker Dekkers Evers Faber Gerrits Hoekstra Jansma Kuipers Lammers Mulder Nijhof',
    'Leiden|Zwolle|Gouda|Delft|Assen',
    'Postzegelhuis *|* Filatelie|De * Verzameling',
  ),
  folk(
    'SE',
    'en',
    'Astrid Bengt Cecilia Dag Eva Folke Gunnel Håkan Ingrid Jan',
    'Almqvist Berglund Dahlin Ekström Forsell Granlund Hedman Isaksson Kjellin Lindahl Mattsson Nyberg',
    'Lund|Falun|Gävle|Visby|Kalmar',
    '* Frimärken|* Mynt & Frimärken|Filatelisten *',
  ),
  folk(
    'RU',
    'ru',
    'Анна Борис Вера Глеб Дарья Егор Жанна Захар Ирина Кирилл',
    'Абрамцев Белозёр Вяземский Горелов Дронов Ермилин Жаров Зимин Ильинец Крылатов Луговой Мезенцев',
    'Тверь|Псков|Казань|Томск|Пермь',
    'Марки *|Лавка *|Кабинет *',
  ),
  folk(
    'CN',
    'zh-CN',
    '文静 海波 晓雨 建国 丽华 志远 秀英 明哲 春燕 立新',
    '顾 沈 陆 方 邵 江 汤 崔 魏 邹 熊 孟',
    '苏州|厦门|西安|成都|青岛',
    '*氏邮社|*记集藏|*家邮票',
  ),
  folk(
    'JP',
    'en',
    'Aiko Daichi Emi Goro Hana Isamu Kaori Makoto Naomi Ren',
    'Aoyama Fujisawa Hoshino Ishikawa Kawase Matsuda Nagano Ogata Sakurai Tamura Uchida Yoshino',
    'Nara|Sendai|Kobe|Nagoya|Otaru',
    '* Stamps|* Kitte|* Collection',
  ),
  folk(
    'BR',
    'es',
    'Ana Bento Clarice Davi Elisa Fábio Glória Heitor Iara João',
    'Araújo Barreto Camargo Drummond Esteves Furtado Guedes Holanda Leal Macedo Nóbrega Peixoto',
    'Santos|Olinda|Curitiba|Natal|Belém',
    'Filatelia *|Selos *|Casa *',
  ),
  folk(
    'AR',
    'es',
    'Aldana Benicio Celina Dante Eva Facundo Gala Horacio Inés Joaquín',
    'Acosta Bianchi Correa Domínguez Escudero Funes Godoy Heredia Iriarte Juárez Ledesma Molina',
    'Salta|Rosario|Mendoza|Paraná|Tandil',
    'Filatelia *|Sellos *|* Hermanos',
  ),
  folk(
    'AU',
    'en',
    'Adele Bruce Cora Dennis Elsie Frank Gwen Hal Isla Jack',
    'Arden Brolga Coburn Dalby Everard Forbes Gunning Hume Innes Jardine Keppel Lachlan',
    'Hobart|Cairns|Albury|Perth|Ballarat',
    '* Stamps|Southern *|* Philatelic',
  ),
  folk(
    'IN',
    'en',
    'Aarti Bhaskar Charu Deepak Esha Farhan Gita Harish Indira Jatin',
    'Agarwal Bhatt Chandran Desai Engineer Fernandes Ghosh Hegde Iyer Joshi Kulkarni Lal',
    'Pune|Kochi|Agra|Mysore|Surat',
    '* Stamps & Coins|* Philately|House of *',
  ),
  folk(
    'CA',
    'fr',
    'Adèle Benoît Claire Didier Édith François Ghislain Hélène Isabelle Jacques',
    'Arsenault Beauchamp Cloutier Desrochers Émond Fontaine Gagnon Hébert Isabelle Jolicoeur Lavoie Martel',
    'Québec|Gatineau|Moncton|Lévis|Rimouski',
    'Philatélie *|Timbres *|* Monnaies',
  ),
]

const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  х: 'kh',
  ц: 'ts',
  ш: 'sh',
  ы: 'y',
  ь: '',
  я: 'ya',
  ю: 'yu',
}
const latin = (text: string) =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((sign) => CYRILLIC[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '')

export interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly username: string
  readonly country: string
  readonly locale: Folk['locale']
  readonly town: string
  readonly folk: Folk
}

/** The generated member at this position, always the same; the position makes the username unique. */
export function personOf(d: Dice, at: number): Person {
  const folk = d.pick(FOLK)
  const [first_name, last_name] = [d.pick(folk.first), d.pick(folk.last)]
  const said = latin(last_name).slice(0, 14) || 'collector'
  return { first_name, last_name, username: `${said}${at}`, country: folk.country, locale: folk.locale, town: d.pick(folk.towns), folk }
}

export const storeName = (d: Dice, { folk, last_name, town }: Person): string => d.pick(folk.stores).replace('*', last_name).replace('*', town)
