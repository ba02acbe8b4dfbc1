//! Problems of the cards and the calls of a board.

macro_rules! board {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// Cards that are no deal.
    Deal "deal" Error {
        /// No seat, no hand or too many, or a hand that is not four suits.
        Deal { error: DealError } = problem_deal(deal(error)), help problem_deal_help();
        /// Something that is no card.
        DealCard { written: char } = problem_deal_card(*written), help problem_deal_card_help();
        /// A card in two hands, or twice in one.
        DealTwice { card: Card, first: Seat, again: Seat }
            = problem_deal_twice(twice(*first, *again), Argument::Localised(card), Argument::Localised(first),
                Argument::Localised(again)), help problem_deal_twice_help();
        /// A hand that has not the cards that it should; those that no hand has, where that is known.
        DealCount { seat: Seat, cards: usize, wanted: usize, missing: Vec<Card> }
            = problem_deal_count(Argument::Localised(seat), *cards, *wanted, cards_of(missing)),
                help problem_deal_count_help();
        /// An opening lead that is no card of a suit.
        LeadCard = problem_lead_card(), help problem_lead_card_help();
        /// An opening lead that the player does not hold who makes it.
        LeadNotHeld { card: Card, seat: Seat }
            = problem_lead_not_held(Argument::Localised(seat), Argument::Localised(card)),
                help problem_lead_not_held_help();
    }
    /// Calls that are no auction.
    Auction "auction" Error {
        /// A word that is no call.
        AuctionWord { written: String } = problem_auction_word(written), help problem_auction_word_help();
        /// A call after the end.
        CallOver { seat: Seat, call: Call }
            = problem_call_over(Argument::Localised(seat), call.to_string()), help problem_call_over_help();
        /// A call by a player whose turn it is not.
        CallOutOfTurn { seat: Seat, call: Call, turn: Seat }
            = problem_call_out_of_turn(Argument::Localised(seat), call.to_string(), Argument::Localised(turn)),
                help problem_call_out_of_turn_help(seat.to_string(), call.to_string());
        /// A bid that does not supersede the last one.
        CallInsufficient { seat: Seat, call: Call, over: Bid }
            = problem_call_insufficient(Argument::Localised(seat), call.to_string(), over.to_string()),
                help problem_call_insufficient_help(call.to_string());
        /// A double or redouble before any bid.
        CallNoBid { seat: Seat, call: Call }
            = problem_call_no_bid(Argument::Localised(seat), call.to_string()), help problem_call_no_bid_help();
        /// A double of the own side's bid, a redouble of the opponents'.
        CallWrongSide { seat: Seat, call: Call, bid: Bid }
            = problem_call_wrong_side(doubles(*call), Argument::Localised(seat), bid.to_string()),
                help problem_call_wrong_side_help();
        /// A double of what is doubled, a redouble of what is not.
        CallDoubling { seat: Seat, call: Call, bid: Bid, doubling: Doubling }
            = problem_call_doubling(doubled(*doubling), Argument::Localised(seat), call.to_string(), bid.to_string()),
                help problem_call_doubling_help();
        /// A call that needs not to be accepted.
        CallNotIrregular { call: Call }
            = problem_call_not_irregular(call.to_string()), help problem_call_not_irregular_help();
        /// A note, an alert or `accepted` without a call before it.
        AuctionNoteAlone { written: &'static str }
            = problem_auction_note_alone(*written), help problem_auction_note_alone_help();
        /// A call in parentheses in the place of a note.
        AuctionNoteCall { call: Call } = problem_auction_note_call(call.to_string()), help problem_auction_note_call_help();
        /// A note with nothing in it.
        AuctionNoteEmpty = problem_auction_note_empty(), help problem_auction_note_empty_help();
        /// A note or a withdrawn call without its end.
        AuctionOpen { sign: char } = problem_auction_open(*sign), help problem_auction_open_help();
        /// A question mark that touches a call.
        AuctionQuestion = problem_auction_question(), help problem_auction_question_help();
        /// A question after the end.
        AuctionQuestionOver = problem_auction_question_over(), help problem_auction_question_over_help();
        /// An auction without a call.
        AuctionEmpty = problem_auction_empty(), help problem_auction_empty_help();
        /// An auction without a dealer.
        AuctionDealer = problem_auction_dealer(), help problem_auction_dealer_help();
        /// The board has another dealer.
        AuctionDealerDiffers { dealer: Seat, board: Seat }
            = problem_auction_dealer_differs(Argument::Localised(board), Argument::Localised(dealer)),
                help problem_auction_dealer_differs_help();
    }
    /// A contract obtained that is not the auction's.
    AuctionContract "auction-contract" Error {
        /// The result obtained, and the auction's contract with its declarer.
        AuctionContract { outcome: String, contract: String, declarer: Seat }
            = problem_auction_contract(contract, Argument::Localised(declarer), outcome),
                help problem_auction_contract_help();
        /// A contract where everybody passed.
        AuctionPassedOut { outcome: String }
            = problem_auction_passed_out(outcome), help problem_auction_passed_out_help();
    }
    /// A sheet that cannot be made.
    Sheet "sheet" Error {
        /// There is neither an incident nor a ruling.
        SheetEmpty = problem_sheet_empty(), help problem_sheet_empty_help();
        /// Several rulings were given on the board, and none is named.
        SheetWhich { rulings: Vec<String> }
            = problem_sheet_which(code_each(rulings)), help problem_sheet_which_help(rulings.last().map_or("ans", String::as_str));
        /// No case of a file has one, or none of that name.
        SheetNone { case: Option<String> } = problem_sheet_none(absent_name(case)), help problem_sheet_none_help();
        /// A period of appeal that is none.
        SheetMinutes = problem_sheet_minutes(), help problem_sheet_minutes_help();
    }
    /// An irregular call of which nobody said who dealt.
    DealerTaken "dealer-taken" Note {
        /// The player who is taken to have dealt.
        DealerTaken { dealer: Seat } = problem_dealer_taken(Argument::Localised(dealer)), help problem_dealer_taken_help();
    }
    /// An answer of an incident that does not agree with the auction.
    CallInQuestion "call-in-question" Note {
        /// A call that is not admissible where the question arose.
        CallNotAdmitted { seat: Seat, call: Call }
            = problem_call_not_admitted(Argument::Localised(seat), call.to_string()),
                help problem_call_not_admitted_help();
        /// Another call than the one in the auction.
        CallOther { call: Call, made: Call }
            = problem_call_other(made.to_string(), call.to_string()), help problem_call_other_help();
        /// A call that the player has not made in the whole auction.
        CallNotMade { seat: Seat, call: Call }
            = problem_call_not_made(call.to_string(), Argument::Localised(seat)), help problem_call_not_made_help();
        /// Another player's turn.
        CallOtherSeat { seat: Seat, turn: Seat }
            = problem_call_other_seat(Argument::Localised(turn), Argument::Localised(seat)),
                help problem_call_other_seat_help();
    }

    } };
}
