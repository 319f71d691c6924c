import type { FamilyTable } from '../../wording'

/** Trade words that a client can't be expected to know, and words that explain them in the same breath. */
export const JARGON = {
  strange: `canities/mixton/zonal/chelat*/cystine/hydrolysed/trichorrhexis/prepig/swatch/swatching/tensile/lanthionine/thio*/hydroxide/monomer/monomers/ionic/occlusive*/rotational/airtouch/teasylights,
    double process, pre pig, n series, tint back, film former, baseline guide, air touch, hair type #,
    level/base/depth #/one/two/three/four/five/six/seven/eight/nine/ten,
    peroxide/oxidant/oxidise*/oxidize*/porosity/cortex/medulla/melanin/pheomelanin/eumelanin/undertone/undertones/prepigment*/demi/demipermanent/quasi/alkaline/acidic/ph/mea/cationic/surfactant/surfactants/anionic/hydrophobic/hydrophilic/sles/sls/inci/demarcation/dimethicone/propylene/persulphate/persulfate/peptide/peptides/humectant/humectants/emollient/emollients/polymer/polymers/amino/disulphide/disulfide/elasticity/emulsif*/foilyage/babylights/slicing/overdirect*/elevation/disconnect*/graduation/graduated/texturis*/texturiz*/neutralis*/neutraliz*/counteract/highlift/prelighten*/decolouris*/decolouriz*/decoloris*/decoloriz*/perimeter/occipital/parietal/sebum/telogen/anagen/effluvium/follic*/trichology/seborrh*,
    underlying pigment, pre pigment*, demi permanent, sodium chloride/laur*, keratin bonds, colour melt, root smudge/shadow/melt,
    shadow root, back to back, point cut*, chipping in, channel cut*, thinning shears, colour wheel, toner formula, high lift,
    pre lighten*, cap off, t section, type 2/3/4/2a/2b/2c/3a/3b/3c/4a/4b/4c, 2a/2b/2c/3a/3b/3c/4a/4b/4c curl/hair`,
  explained: `which means/is/just_means/basically, that_means/meaning/means, in other words, that's/that_is the/a/an/just/when/how/where/what,
    i e, ie, basically, so that/it/your/the, called, known as, we call, the word for, like a, think of, to help/cool/calm/take/make/soften, because`,
  goes_on: `^ that/which/it/this/so/in_other ..40 mean*`,
} as const satisfies FamilyTable
