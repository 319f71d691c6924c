export default `
chair | thirty grams seven one, ten grams eight three, twenty vol, one to one and a half, thirty five minutes | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | thirty grams seven one ten grams eight three twenty vol one to one and a half thirty five minutes | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | 30 grams 7 1 10 grams 8 3 20 vol 1 to 1 and a half 35 minutes | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | 30 g 7/1 10 g 8/3 20 vol 1:1.5 35 minutes | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | 30g 71 10g 83 20 volume 1 to 1.5 35 mins | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | 30 g of 7.1 and 10 g of 8.3 with 20 vol 1 to 1.5 for 35 minutes | formula Bowl 1: 30 7.1 + 10 8.3; 20 vol; 1:1.5; 35 min
chair | thirty grams of seven one and ten grams of eight three with twenty volume one to one and a half for thirty five minutes | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | um thirty grams er seven one um ten grams eight three twenty vol | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol
chair | six thirty grams seven one twenty vol | formula Bowl 1: 30 7/1; 20 vol
chair | forty grams six oh one ten vol | formula Bowl 1: 40 6/01; 10 vol
chair | forty grams six naught one ten vol equal parts | formula Bowl 1: 40 6/01; 10 vol; 1:1
chair | forty grams six slash naught one ten vol | formula Bowl 1: 40 6/01; 10 vol
chair | forty grams 601 10 vol | formula Bowl 1: 40 6/01; 10 vol
chair | forty grams seven point one | formula Bowl 1: 40 7.1
chair | twenty five grams seven point four three thirty vol one to two | formula Bowl 1: 25 7.43; 30 vol; 1:2
chair | sixty grams ten one forty vol one to two fifty minutes | formula Bowl 1: 60 10/1; 40 vol; 1:2; 50 min
chair | 60 grams 10 1 40 vol 1 to 2 50 minutes | formula Bowl 1: 60 10/1; 40 vol; 1:2; 50 min
chair | thirty grams ate three twenty vol | formula Bowl 1: 30 8/3; 20 vol
chair | thirty grams seven won twenty vol | formula Bowl 1: 30 7/1; 20 vol
chair | thirty grams seven to twenty vol | formula Bowl 1: 30 7/2; 20 vol
chair | thirty grams seven for twenty vol | formula Bowl 1: 30 7/4; 20 vol
chair | 30 grahams 7 1 20 vol | formula Bowl 1: 30 7/1; 20 vol
chair | thirty grams six n ten grams seven n twenty volume | formula Bowl 1: 30 6N + 10 7N; 20 vol
chair | 30 g 6n 20 vol 1 to 1 | formula Bowl 1: 30 6N; 20 vol; 1:1
chair | forty grams bleach twenty vol one to two | formula Bowl 1: 40 bleach; 20 vol; 1:2
chair | ten grams clear thirty grams nine one ten vol | formula Bowl 1: 10 clear + 30 9/1; 10 vol
chair | thirty grams seven one six percent thirty five minutes | formula Bowl 1: 30 7/1; 20 vol; 35 min
chair | thirty grams seven one nine percent | formula Bowl 1: 30 7/1; 30 vol
chair | thirty grams seven one 12% | formula Bowl 1: 30 7/1; 40 vol
chair | thirty grams seven one three percent | formula Bowl 1: 30 7/1; 10 vol
chair | thirty grams seven one twenty no thirty vol | formula Bowl 1: 30 7/1; 30 vol
chair | thirty grams seven one twenty vol no sorry thirty vol | formula Bowl 1: 30 7/1; 30 vol
chair | thirty no forty grams seven one twenty vol | formula Bowl 1: 40 7/1; 20 vol
chair | thirty grams seven one no seven two twenty vol | formula Bowl 1: 30 7/2; 20 vol
chair | thirty grams seven one i mean seven three twenty vol | formula Bowl 1: 30 7/3; 20 vol
chair | thirty grams seven one sixty grams of twenty vol | formula Bowl 1: 30 7/1; 20 vol; 60 g
chair | thirty grams seven one thirty 5 minutes | formula Bowl 1: 30 7/1; 35 min
chair | thirty grams seven one half an hour | formula Bowl 1: 30 7/1; 30 min
chair | thirty grams seven one twenty vol three quarters of an hour | formula Bowl 1: 30 7/1; 20 vol; 45 min
chair | on the roots thirty grams seven one twenty vol and on the ends ten grams nine one ten vol | formula Roots: 30 7/1; 20 vol | Ends: 10 9/1; 10 vol
chair | roots 30 grams 7 1 20 vol 35 minutes ends 20 grams 8 1 10 vol 15 minutes | formula Roots: 30 7/1; 20 vol; 35 min | Ends: 20 8/1; 10 vol; 15 min
chair | thirty grams seven one twenty vol on the roots | formula Roots: 30 7/1; 20 vol
chair | formula thirty grams seven one twenty vol | formula Bowl 1: 30 7/1; 20 vol
chair | seven one thirty grams eight three ten grams twenty vol | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol
chair | thirty grams seven one twenty five vol | which-volume 25
chair | thirty grams seven one thirteen vol | formula Bowl 1: 30 7/1; 13 vol
chair | thirty grams seven one fifteen volume one to one | which-volume 15
chair | 30 grams 7 1 50 vol | which-volume 50
chair | thirty grams seven one two percent | which-volume 2 percent
chair | thirty grams seven one something something twenty vol | none
app | thirty grams seven one twenty vol | none
chair | make it thirty vol | change-developer 30
chair | make it 30 vol | change-developer 30
chair | make that thirty volume please | change-developer 30
chair | um make it er thirty vol | change-developer 30
chair | change the developer to ten vol | change-developer 10
chair | change it to 40 vol | change-developer 40
chair | use thirty vol instead | change-developer 30
chair | make it nine percent | change-developer 30
chair | make it twenty no thirty vol | change-developer 30
chair | make the roots thirty vol | change-developer 30 on Roots
chair | make it ten vol on the ends | change-developer 10 on Ends
chair | make it twenty five vol | which-volume 25
chair | make it thirteen vol | change-developer 13
chair | make it thirty | choices change-developer 30 / change-minutes 30
chair | make it forty minutes | change-minutes 40
chair | make it 40 minutes | change-minutes 40
chair | change the time to twenty five minutes | change-minutes 25
chair | make it three quarters of an hour | change-minutes 45
chair | make it one to two | change-ratio 1:2
chair | make it 1 to 2 | change-ratio 1:2
chair | change the ratio to one to one and a half | change-ratio 1:1.5
chair | make it equal parts | change-ratio 1:1
chair | change seven one to seven two | change-shade 7/1>7/2
chair | swap the eight three for eight one | change-shade 8/3>8/1
chair | change the shade to six one | change-shade >6/1
chair | make it forty grams of seven one | change-grams 7/1 40
chair | change the seven one to forty grams | change-grams 7/1 40
chair | make it forty grams | change-grams 40
chair | don't make it thirty vol | none
chair | do not change the developer | none
chair | add a bowl for the ends | add-bowl Ends
chair | new bowl for the toner | add-bowl Toner
chair | add another bowl for the mid lengths | add-bowl Mid-lengths
chair | add a bowl for the ends ten grams nine one ten vol | add-bowl Ends: 10 9/1; 10 vol
chair | remove the bowl for the ends | remove-bowl Ends
chair | same as last time | same-as-last-time
chair | same as last time please | same-as-last-time
chair | the same again as last time | same-as-last-time
chair | use the last formula | same-as-last-time
chair | what was the last formula | last-formula
chair | last formula | last-formula
client | what did we use last time | last-formula
client | read the last formula | last-formula
chair | what's in the bowl | whats-in-the-bowl
chair | what's in the mix | whats-in-the-bowl
chair | start the bowl | start-bowl
chair | start mixing | start-bowl
chair | start bowl please | start-bowl
chair | don't start the bowl | none
chair | save what was used | save-formula
chair | save what i used | save-formula
chair | save the formula | save-formula
chair | don't save the formula | none
`
