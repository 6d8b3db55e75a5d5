-- What stands in a text for a measure (rule F7), folded as f_folded folds: 0,7 l; 700ml; 12 let; 12letá; 12yo; 12y; 70. let; 46,3 %; 43°; rocnik
-- 1982. What the reader of the form's fields takes (contract/values/read-measure.ts) is taken here, too.
CREATE OR REPLACE FUNCTION measure_pattern() RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT '(?<!\d[.,]?)(?<![[:alpha:]])(?:'
	|| '\d{1,5}(?:[.,]\d{1,3})?\s?(?:ml|cl|dl|ltr|lit(?:r|er|re)[a-z]{0,4}|l)\M'
	|| '|(?:\d0\.\s?let[a-z]{0,4}|(?:1[89]|20)?\d0''?s)\M'
	|| '|\d{1,2}\s?-?\s?(?:let(?:a|e|y|ou|eho|emu|em|ym|ych|i)?|rok[uy]?|years?|yrs?|yo?|jahre|ans|anos)\M(?:\s?old\M)?'
	|| '|\d{1,2}(?:[.,]\d{1,2})?\s?(?:[%°]|procent[a-z]{0,3}\M|(?:vol|abv|obj)\M)(?:\s?(?:vol|abv|alk|obj)\M)?'
	|| '|(?:rocnik[a-z]{0,3}|rok[u]?|r\.)\s?(?:1[789]|20)\d\d\M'
	|| '|[01][.,]\d{1,3}(?![.,]?[[:alnum:]])|[2-9]\d[.,]\d{1,2}(?![.,]?[[:alnum:]]))' $$;

-- The lexeme of a measure that measure_pattern() found: ml:700, years:12, decade:1970, abv:46.3, year:1982.
CREATE OR REPLACE FUNCTION f_measure(found text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT CASE
	WHEN found ~ '^(rocnik|ro|r\.)' THEN 'year:' || right(found, 4)
	WHEN found ~ '^\d{4}''?s$' THEN 'decade:' || left(found, 4)
	WHEN found ~ '^\d0(\.\s?let|''?s$)' THEN 'decade:' || CASE WHEN left(found, 1) < '3' THEN '20' ELSE '19' END || left(found, 2)
	WHEN found ~ '(let|rok|y|jah|ans|anos)' THEN 'years:' || amount::int
	WHEN found ~ 'ml' THEN 'ml:' || round(amount)
	WHEN found ~ 'cl' THEN 'ml:' || round(amount * 10)
	WHEN found ~ 'dl' THEN 'ml:' || round(amount * 100)
	WHEN found ~ '(%|°|pro|vol|abv|obj)' OR amount >= 20 AND found !~ 'l' THEN 'abv:' || trim_scale(amount)
	ELSE 'ml:' || round(amount * 1000) END
FROM (SELECT coalesce(replace(substring(found, '\d+(?:[.,]\d+)?'), ',', '.'), '0')::numeric) read(amount) $$;

-- The measures of a text as lexemes.
CREATE OR REPLACE FUNCTION f_measures(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT CASE WHEN value ~ '\d' THEN ARRAY(
	SELECT DISTINCT public.f_measure(found[1]) FROM regexp_matches(public.f_folded(value), '(' || public.measure_pattern() || ')', 'g') found)
	ELSE '{}' END $$;

-- A query's words and measures in their order; what stands behind a hyphen with nothing before it is excluded.
CREATE OR REPLACE FUNCTION f_query(value text)
RETURNS TABLE (place bigint, typed text, excluded boolean, word text, measure text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT part.place, coalesce(found[1], '') || coalesce(found[2], found[3]), found[1] IS NOT NULL, found[3], public.f_measure(found[2])
FROM regexp_matches(public.f_folded(value),
	'((?<!\S)-(?=[[:alnum:]]))?(?:(' || public.measure_pattern() || ')|([[:alnum:]]+))', 'g') WITH ORDINALITY part(found, place) $$;

-- The countries that stems name as nouns or adjectives, as lexemes: jamajka, jamajský and Jamaica are one.
CREATE OR REPLACE FUNCTION f_lands(named text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT ARRAY(SELECT 'land:' || land FROM (VALUES
	('jm', '{jamaic,jamaican,jamajk,jamajsk}'), ('cu', '{cub,cuban,kub,kubansk}'),
	('bb', '{bajan,barbadian,barbado,barbados,barbadosk}'), ('tt', '{trinidad,trinidadian,trinidadsk}'),
	('do', '{dominican,dominikansk}'), ('gy', '{guyan,guyans,guyansk}'), ('ve', '{venezuel,venezuelan,venezuelsk}'),
	('gt', '{guatemal,guatemalan,guatemalsk}'), ('pa', '{panam,panamanian,panamsk}'),
	('mq', '{martinick,martinik,martiniqu}'), ('gp', '{guadeloup,guadeloupsk}'), ('ht', '{hait,haitian,haitsk}'),
	('br', '{brazil,brazili,brazilian,brazilsk}'), ('pe', '{per,peruansk,peruvian}'),
	('mx', '{mexic,mexican,mexick,mexik}'), ('ni', '{nicaragu,nicaraguan,nikaragu,nikaragujsk}'),
	('hn', '{hondura,honduran,honduras,hondurask}'), ('co', '{colombi,colombian,kolumbi,kolumbijsk}'),
	('cl', '{chil,chilean,chilsk}'), ('ar', '{argentin,argentinian,argentinsk}'), ('pr', '{portorick,portorik}'),
	('bm', '{bermud,bermudsk}'), ('mu', '{mauricijsk,mauriciu,mauritian,mauritiu}'), ('re', '{reunion,reunionsk}'),
	('ph', '{filipin,filipinsk,philippin}'), ('sct', '{scotch,scotland,scottish,skotsk}'),
	('ie', '{ireland,irish,irsk}'), ('eng', '{angli,anglick,england,english}'),
	('gb', '{britain,britani,british,britsk}'), ('wls', '{velssk,welsh}'),
	('us', '{americ,american,americk,amerik,usa}'), ('ca', '{canad,canadian,kanad,kanadsk}'),
	('jp', '{japan,japans,japonsk}'), ('tw', '{taiwan,taiwans,tchajwan,tchajwansk}'), ('in', '{indi,indian,indick}'),
	('cn', '{cin,cinsk,chin,chins}'), ('au', '{australi,australian,australsk}'), ('nz', '{novozelandsk}'),
	('fr', '{franc,franci,francouzsk,french}'), ('es', '{spain,spanelsk,spanish}'),
	('pt', '{portugal,portugalsk,portugues}'), ('it', '{ital,itali,italian,italsk}'), ('de', '{german,nemeck}'),
	('at', '{austri,austrian,rakousk}'), ('ch', '{svycarsk,swis,switzerland}'), ('cz', '{cech,cesk,czech,czechi}'),
	('csk', '{ceskoslovensk,czechoslovak,czechoslovaki}'), ('sk', '{slovak,slovaki,slovensk}'),
	('pl', '{poland,polish,polsk}'), ('hu', '{hungar,hungarian,madarsk}'), ('ru', '{rusk,russi,russian}'),
	('ua', '{ukrain,ukrainian,ukrajin,ukrajinsk}'), ('si', '{sloveni,slovenian,slovinsk}'),
	('hr', '{croati,croatian,chorvatsk}'), ('rs', '{serbi,serbian,srbsk}'), ('bg', '{bulgari,bulgarian,bulharsk}'),
	('ro', '{romani,romanian,rumunsk}'), ('md', '{moldavsk,moldovan}'), ('gr', '{greec,greek,reck}'),
	('tr', '{tureck,turk,turkish}'), ('am', '{armeni,armenian,armensk}'), ('ge', '{georgi,georgian,gruzi,gruzinsk}'),
	('il', '{israel,izrael,izraelsk}'), ('lb', '{lebanon,lebans,libanon,libanonsk}'), ('za', '{jihoafrick}'),
	('se', '{svedsk,swedish,swedn}'), ('no', '{norsk,norwa,norwegian}'), ('dk', '{danish,dansk,denmark}'),
	('fi', '{finland,finnish,finsk}'), ('is', '{iceland,icelandic,island,islandsk}'),
	('nl', '{dutch,holandsk,netherland,nizozemsk}'), ('be', '{belgi,belgian,belgick}')
) known(land, stems) WHERE stems::text[] && named) $$;
